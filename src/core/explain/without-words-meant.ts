import { entryOf } from '../rules/catalogue.ts';
import { type Detail, type DetailOf, fieldsOf } from '../rules/detail.ts';
import type { Catalogue } from '../rules/rule-entry.ts';
import type { Reason, Verdict } from '../rules/verdict.ts';

/**
 * Returns the verdict without words that the user did not ask about: suggestions, diagnoses, and the words meant by a misspelling or an old
 * spelling. Use it during play, when nothing may help to find words.
 * @param catalogue of the rules that gave the verdict
 */
export function withoutWordsMeant(verdict: Verdict, catalogue: Catalogue): Verdict {
  const { diagnosis: _diagnosis, ...told } = verdict;
  return { ...told, suggestions: [], reasons: verdict.reasons.map((reason) => withoutMeant(reason, catalogue)) };
}

function withoutMeant(reason: Reason, catalogue: Catalogue): Reason {
  const detail = asAsked(reason.detail);
  const isOfSpelling = reason.effect === 'excludes' && entryOf(reason, catalogue).kind === 'spelling';
  return { ...reason, detail: isOfSpelling ? withoutSpelling(detail) : detail };
}

/** The detail with only the fields that all kinds share. */
function bare({ other, list, printed, appendix, official }: Detail): DetailOf<'word'> {
  return {
    kind: 'word',
    ...(other !== undefined && { other }),
    ...(list !== undefined && { list }),
    ...(printed && { printed }),
    ...(appendix !== undefined && { appendix }),
    ...(official !== undefined && { official }),
  };
}

/** The detail without the intended word or today's spelling. */
function asAsked(detail: Detail): Detail {
  switch (detail.kind) {
    case 'misspelling':
    case 'old-spelling':
      return detail.parts ? { ...bare(detail), kind: 'parts', parts: detail.parts } : bare(detail);
    case 'clitic':
    case 'elongation':
    case 'written-together':
    case 'derivation':
    case 'fragment':
      return bare(detail);
    case 'foreign':
      return detail.english === undefined ? bare(detail) : detail;
    case 'standard':
      return ofLemma(detail);
    default:
      return withoutMembers(detail);
  }
}

/** The detail without members, which would name the base of a formed word. */
function withoutMembers(detail: Detail): Detail {
  const { diagnosed, ...told } = detail;
  switch (told.kind) {
    case 'parts':
      return diagnosed ? ofLemma(told) : told;
    case 'attached': {
      const { intended: _meant, parts, ...attached } = told;
      return parts && !diagnosed ? { ...attached, parts } : attached;
    }
    case 'letters': {
      const { today: _today, ...letters } = told;
      return letters;
    }
    default:
      return told;
  }
}

/** The detail of a spelling rule without the correct spelling. */
function withoutSpelling(detail: Detail): Detail {
  switch (detail.kind) {
    case 'spelling':
    case 'meaning':
    case 'base':
      return ofLemma(detail);
    case 'entry': {
      const { base: _base, source: _source, spelling: _spelling, ...asked } = detail;
      return asked;
    }
    case 'attached':
    case 'letters': {
      const { base: _base, spelling: _spelling, ...asked } = detail;
      return asked;
    }
    case 'reading': {
      const { spelling: _spelling, ...asked } = detail;
      return asked;
    }
    default:
      return detail;
  }
}

/** The detail reduced to its lemma, if known. */
function ofLemma(detail: Detail): Detail {
  const { lemma, tag, letters } = fieldsOf(detail);
  if (lemma === undefined) return bare(detail);
  return {
    ...bare(detail),
    kind: 'reading',
    lemma,
    ...(tag !== undefined && { tag }),
    ...(letters !== undefined && { letters }),
  };
}
