import type { Reading } from '../../lexicon/lexicon.ts';

/**
 * What word lists have only because they break words at hyphens and apostrophes: parts of *AK-owski*, *ping-pongowy*, *misz-maszem*,
 * *FAT-em*. Lemmas, as the compiler inferred them, and forms of which it inferred none. A test finds those that are missing.
 */
const PIECES: ReadonlySet<string> = new Set(
  `acting ami anglo arc arta artem artowi artowski artowsko artów artu austro aux azar ą back beri book bookowy boxer
  buru burum cake call cart chami cho chom chow cit club cocker contact cop crossing cy cza czau danone daria darią
  darię darii dario downu du dżitsu dżiu dżu eka etem etowi etów etu ę fat fifty fiku fonica fox grzbieto hokus hoop
  hopem hopowiec hopów hopu hunterzy huru iem ironowy ista istą istę isto isty janga jangiem jangowi jangowie jangów
  jangu jitsu jiu ju klepków klituś ko laj lambeth lazuli lifie mailowawszy make martin maszem maszowi maszu maszy
  miku misz ms multi music nez niee niezae ocie of office opéra otem otowi otu over owcem owcowi owców owcu owie
  owski owsko owy pakum passem passowi passu pax pick ponga pongowy porte północo prince royce roysie sakum sitter
  sn snack stock strip szan szanem szanie szanowi szanu szański szańsko szańskość szek szeniowy szeń szurum talkie
  tamem tamista tamów tamu tease teasie tech tele tien tse upa upem upowi upów upu uralo us uza va vat violence vito
  vivrze walkie walkiem walkowi walków walku wce wcowi wcy wei wętu willy wski wsko y ylang yo zae zie zz`.split(/\s+/),
);

/** Is the form known as a piece of words with a hyphen or apostrophe only? @param readings as a common word. */
export function isPiece(form: string, readings: readonly Reading[]): boolean {
  if (readings.length === 0) return PIECES.has(form);
  return readings.every(({ lemma, origin }) => origin === 'inferred' && PIECES.has(lemma));
}
