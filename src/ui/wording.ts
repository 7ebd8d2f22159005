/** Sentences in the browser's language for pages that hold the data of a verdict; what the worker has told is worded by `piecesOf`. */

import {
  basisPhrase,
  furtherPhrase,
  readingPhrase,
  reasonPhrase,
  sectionPhrase,
  toldRule,
} from '../explain/phrases.ts';
import type { FurtherReason } from '../explain/reasons.ts';
import type { Judged, Reading } from '../messages/judged.ts';
import type { Reason, Verdict } from '../rules/verdict.ts';
import { message, worded } from './message.ts';
import { type Piece, piecesOf, plainText } from './pieces.ts';

/** The reason in one sentence. */
export function reasonWording(reason: Reason): Piece[] {
  return piecesOf(reasonPhrase(reason));
}

/** What is said of a reason besides the deciding one. */
export function furtherWording(further: FurtherReason): Piece[] {
  return piecesOf(furtherPhrase(further));
}

/** The rule in our own words. */
export function ruleWording(reason: Pick<Reason, 'rule'> & Partial<Reason>): string {
  return worded({ rule: toldRule(reason) });
}

/** The section as players cite it. */
export function sectionLabel(reason: Pick<Reason, 'rule' | 'section'>): string {
  return worded(sectionPhrase(reason));
}

/** What the verdict rests on, with the list's name and edition, and how good the evidence for the word is. */
export function basisWording(verdict: Pick<Verdict, 'basis' | 'attestation'>): string {
  return worded(basisPhrase(verdict));
}

/** “bazylia: genitive plural”, with at most `most` forms; more of them are said to exist. */
export function readingSentence(reading: Reading, most?: number): Piece[] {
  return piecesOf(readingPhrase(reading, most));
}

/** The answer and its reason for a screen reader. */
export function spokenVerdict({ verdict, told }: Judged): string {
  return message('live_verdict', verdict.word, message(`verdict_${verdict.verdict}`), plainText(piecesOf(told.why)));
}
