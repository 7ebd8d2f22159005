import { entryOf } from '../rules/catalogue.ts';
import { bareDetail, type Detail, fieldsOf } from '../rules/detail.ts';
import type { Catalogue } from '../rules/rule-entry.ts';
import type { Basis, Reason, Verdict } from '../rules/verdict.ts';

/**
 * Returns the verdict without the user's own text: notes on exceptions, name and edition of the list. Use it where others can read the
 * verdict, because a page can find ways to read the text of a bubble on it.
 */
export function redactUserText(verdict: Verdict): Verdict {
  const { basis, disagreement, reasons } = verdict;
  return {
    ...verdict,
    basis: redactBasis(basis),
    reasons: reasons.map(redactReason),
    ...(disagreement && { disagreement: { ...disagreement, basis: redactBasis(disagreement.basis) } }),
  };
}

function redactBasis(basis: Basis): Basis {
  return basis.kind === 'official-list' ? { kind: basis.kind } : basis;
}

function redactReason(reason: Reason): Reason {
  const { detail } = reason;
  if (detail.kind === 'note') return { ...reason, detail: { kind: 'word' } };
  return detail.official === undefined ? reason : { ...reason, detail: { ...detail, official: '' } };
}

/**
 * Returns the verdict without words that the user has not typed: suggestions, diagnoses, and the intended words of misspellings and old
 * spellings. Use it during play, when nothing may help to find words.
 * @param catalogue the rules that gave the verdict.
 */
export function redactIntended(verdict: Verdict, catalogue: Catalogue): Verdict {
  const { diagnosis: _diagnosis, ...undiagnosed } = verdict;
  return {
    ...undiagnosed,
    suggestions: [],
    reasons: verdict.reasons.map((reason) => redactIntendedOf(reason, catalogue)),
  };
}

function redactIntendedOf(reason: Reason, catalogue: Catalogue): Reason {
  const detail = withoutIntended(reason.detail);
  const isOfSpelling = reason.effect === 'excludes' && entryOf(reason, catalogue).kind === 'spelling';
  return { ...reason, detail: isOfSpelling ? withoutSpelling(detail) : detail };
}

/** Returns the detail without the intended word or today's spelling. */
function withoutIntended(detail: Detail): Detail {
  switch (detail.kind) {
    case 'misspelling':
    case 'old-spelling':
      return detail.parts ? { ...bareDetail(detail), kind: 'parts', parts: detail.parts } : bareDetail(detail);
    case 'clitic':
    case 'elongation':
    case 'written-together':
    case 'derivation':
    case 'fragment':
      return bareDetail(detail);
    case 'foreign':
      return detail.english === undefined ? bareDetail(detail) : detail;
    case 'standard':
      return ofLemma(detail);
    default:
      return withoutMembers(detail);
  }
}

/** Returns the detail without members, which would name the base of a formed word. */
function withoutMembers(detail: Detail): Detail {
  const { diagnosed, ...ruling } = detail;
  switch (ruling.kind) {
    case 'parts':
      return diagnosed ? ofLemma(ruling) : ruling;
    case 'attached': {
      const { intended: _intended, parts, ...attached } = ruling;
      return parts && !diagnosed ? { ...attached, parts } : attached;
    }
    case 'letters': {
      const { today: _today, ...letters } = ruling;
      return letters;
    }
    default:
      return ruling;
  }
}

/** Returns the detail of a spelling rule without the correct spelling. */
function withoutSpelling(detail: Detail): Detail {
  switch (detail.kind) {
    case 'spelling':
    case 'meaning':
    case 'base':
      return ofLemma(detail);
    case 'entry': {
      const { base: _base, source: _source, spelling: _spelling, ...rest } = detail;
      return rest;
    }
    case 'attached':
    case 'letters': {
      const { base: _base, spelling: _spelling, ...rest } = detail;
      return rest;
    }
    case 'reading': {
      const { spelling: _spelling, ...rest } = detail;
      return rest;
    }
    default:
      return detail;
  }
}

/** Returns the detail reduced to its lemma, if known. */
function ofLemma(detail: Detail): Detail {
  const { lemma, tag, letters } = fieldsOf(detail);
  if (lemma === undefined) return bareDetail(detail);
  return {
    ...bareDetail(detail),
    kind: 'reading',
    lemma,
    ...(tag !== undefined && { tag }),
    ...(letters !== undefined && { letters }),
  };
}
