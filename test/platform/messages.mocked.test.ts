import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BESIDE,
  LONGEST_LANGUAGE,
  LONGEST_PLAY,
  LONGEST_SELECTION,
  LONGEST_TABLE_TEXT,
  LONGEST_WORD,
  MOST_EARLIER_WORDS,
  MOST_WORDS_AT_ONCE,
} from '../../src/platform/messages/limits.ts';
import {
  type Handlers,
  isAllowedSender,
  readRequest,
  receive,
  type Sender,
} from '../../src/platform/messages/receive.ts';
import { ANYONE, type MessageName, OWN_PAGES } from '../../src/platform/messages/table.ts';

let atPlay = false;
let studyOn = false;
const us = {
  id: 'abc',
  ownPages: 'chrome-extension://abc/',
  isAtPlay: async () => atPlay,
  isStudyOn: async () => studyOn,
};
const page: Sender = { id: 'abc', url: 'https://example.org/' };
const popup: Sender = { id: 'abc', url: 'chrome-extension://abc/src/pages/popup/index.html' };
const stranger: Sender = { id: 'xyz', url: 'chrome-extension://xyz/page.html' };

const SELECTED = { name: 'judge-selection', text: 'kot', before: '', behind: 'ek', isExplicit: false, language: 'pl' };

const names = (table: object) => Object.keys(table) as MessageName[];

describe('senders of messages', () => {
  it('on pages may ask for verdicts and views and choose the rules of their site, and nothing else', () => {
    // A script in a hostile page's process can send these, which every addition must consider.
    expect(Object.keys(ANYONE).sort()).toEqual([
      'announce-frame',
      'enter-frame',
      'judge',
      'judge-selection',
      'lexicon-state',
      'open-forms',
      'open-panel',
      'open-rules',
      'open-table',
      'other-rulesets',
      'site-ruleset',
      'wake',
    ]);
    for (const name of names(ANYONE)) expect(isAllowedSender(name, page, us), name).toBe(true);
    expect(names(OWN_PAGES).length).toBeGreaterThan(5);
    for (const name of names(OWN_PAGES)) {
      expect(ANYONE).not.toHaveProperty(name);
      expect(isAllowedSender(name, page, us), name).toBe(false);
    }
  });

  it('on own pages may send everything', () => {
    for (const name of [...names(ANYONE), ...names(OWN_PAGES)])
      expect(isAllowedSender(name, popup, us), name).toBe(true);
  });

  it('in other extensions or without an address may send nothing', () => {
    for (const name of [...names(ANYONE), ...names(OWN_PAGES)]) {
      expect(isAllowedSender(name, stranger, us), name).toBe(false);
    }
    expect(isAllowedSender('reimport', { id: 'abc' }, us)).toBe(false);
    expect(isAllowedSender('reimport', { id: 'abc', url: 'https://example.org/chrome-extension://abc/' }, us)).toBe(
      false,
    );
  });
});

describe('reading a message', () => {
  it('accepts a request with the right form', () => {
    expect(readRequest({ name: 'judge', word: 'żółć' }, page, us)).toEqual({ name: 'judge', word: 'żółć' });
    expect(readRequest({ name: 'judge', word: 'x', ruleset: 'pfs-2018' }, page, us)).toHaveProperty('ruleset');
    expect(readRequest({ name: 'other-rulesets', word: 'x', ruleset: 'sd-2026' }, page, us)).toHaveProperty('ruleset');
    expect(readRequest(SELECTED, page, us)).toEqual(SELECTED);
    expect(readRequest({ name: 'site-ruleset' }, page, us)).toEqual({ name: 'site-ruleset' });
  });

  it.each([
    [undefined],
    [null],
    ['judge'],
    [{}],
    [{ name: 'toString' }],
    [{ name: '__proto__' }],
    [{ name: 'judge' }],
    [{ name: 'judge', word: 1 }],
    [{ name: 'judge', word: 'x', ruleset: 'pfs-1900' }],
    [{ name: 'judge', word: 'x', more: true }],
    [{ name: 'other-rulesets', word: 'x' }],
    [{ name: 'open-forms', word: 'x' }],
    [{ name: 'open-forms', word: 'x', ruleset: 'pfs-2018', choice: 'y' }],
    [{ name: 'open-panel', word: 'x'.repeat(LONGEST_PLAY + 1) }],
    [{ name: 'open-panel', word: 'x', window: 1 }],
    [{ name: 'open-table' }],
    [{ name: 'open-table', text: 'x'.repeat(LONGEST_TABLE_TEXT + 1) }],
    [{ name: 'open-rules' }],
    [{ name: 'open-rules', rule: 'pfs-2018' }],
    [{ name: 'open-rules', rule: 'pfs-2018/../../popup' }],
    [{ name: 'open-rules', rule: `pfs-2018/${'x'.repeat(80)}` }],
    [{ name: 'site-ruleset', ruleset: 'toString' }],
    [{ name: 'site-ruleset', everywhere: true }],
    [{ name: 'site-ruleset', ruleset: 'pfs-2016', everywhere: false }],
    [{ name: 'site-ruleset', ruleset: 'sd-2026', site: 'other.example' }],
    [{ name: 'judge', word: 'x'.repeat(LONGEST_WORD + 1) }],
    [{ ...SELECTED, text: undefined }],
    [{ ...SELECTED, text: 'x'.repeat(2 * LONGEST_SELECTION + 1) }],
    [{ ...SELECTED, before: 'x'.repeat(2 * BESIDE + 1) }],
    [{ ...SELECTED, language: 'x'.repeat(LONGEST_LANGUAGE + 1) }],
    [{ ...SELECTED, ruleset: 'pfs-1900' }],
    [{ name: 'wake', language: 'pl', ruleset: 'pfs-1900' }],
  ])('refuses %j', (message) => {
    expect(readRequest(message, page, us)).toEqual({ state: 'refused', code: 'request' });
  });

  it('refuses by sender before it looks at the form', () => {
    expect(readRequest({ name: 'reimport', more: 1 }, page, us)).toEqual({ state: 'refused', code: 'sender' });
  });

  it('accepts the words of earlier rounds up to limits', () => {
    const read = (earlier: unknown) =>
      readRequest({ name: 'judge-in-game', word: 'dom', ruleset: '7slow', earlier }, popup, us);
    expect(read(['domek', 'śmiech'])).toHaveProperty('earlier', ['domek', 'śmiech']);
    expect(read([])).toHaveProperty('earlier', []);
    expect(read(Array(MOST_EARLIER_WORDS).fill('dom'))).toHaveProperty('earlier');
    for (const wrong of [
      undefined,
      'dom',
      [1],
      ['x'.repeat(LONGEST_WORD + 1)],
      Array(MOST_EARLIER_WORDS + 1).fill(''),
    ]) {
      expect(read(wrong)).toEqual({ state: 'refused', code: 'request' });
    }
  });

  it('accepts many words to judge at once up to limits', () => {
    const read = (words: unknown) => readRequest({ name: 'judge-words', words, ruleset: 'pfs-2018' }, popup, us);
    expect(read(Array(MOST_WORDS_AT_ONCE).fill('dom'))).toHaveProperty('words');
    for (const wrong of [undefined, 'dom', ['x'.repeat(LONGEST_WORD + 1)], Array(MOST_WORDS_AT_ONCE + 1).fill('')]) {
      expect(read(wrong)).toEqual({ state: 'refused', code: 'request' });
    }
  });

  it('never throws, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (message) => {
        expect(() => readRequest(message, page, us)).not.toThrow();
      }),
    );
  });
});

describe('receive', () => {
  const called: string[] = [];
  beforeEach(() => {
    called.length = 0;
    atPlay = false;
    studyOn = false;
  });
  const handlersOf = (answer: (name: string) => () => Promise<never>): Handlers => ({
    judge: answer('judge'),
    'judge-in-game': answer('judge-in-game'),
    'judge-selection': answer('judge-selection'),
    'judge-words': answer('judge-words'),
    'cite-words': answer('cite-words'),
    compare: answer('compare'),
    'other-rulesets': answer('other-rulesets'),
    editions: answer('editions'),
    forms: answer('forms'),
    hooks: answer('hooks'),
    'open-forms': answer('open-forms'),
    'open-panel': answer('open-panel'),
    'open-table': answer('open-table'),
    'open-rules': answer('open-rules'),
    catalogue: answer('catalogue'),
    defectives: answer('defectives'),
    study: answer('study'),
    'study-hooks': answer('study-hooks'),
    'lexicon-state': answer('lexicon-state'),
    'site-ruleset': answer('site-ruleset'),
    reimport: answer('reimport'),
    wake: answer('wake'),
    'announce-frame': answer('announce-frame'),
    'enter-frame': answer('enter-frame'),
  });
  const handlers = handlersOf((name) => async () => {
    called.push(name);
    return {} as never;
  });

  it('calls the handler of the name, and none for a refused request', async () => {
    await receive({ name: 'judge', word: 'kot' }, page, us, handlers);
    await receive({ name: 'reimport' }, page, us, handlers);
    await receive({ name: 'nothing' }, popup, us, handlers);
    expect(called).toEqual(['judge']);
  });

  it('answers whatever a handler throws or rejects with', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = [
      handlersOf(() => () => Promise.reject(new Error('QuotaExceededError'))),
      handlersOf(() => () => {
        throw new Error('at once');
      }),
    ];
    for (const failing of broken) {
      for (const request of [
        { name: 'judge', word: 'kot' },
        { name: 'open-table', text: 'kot' },
        { name: 'reimport' },
      ]) {
        expect(await receive(request, popup, us, failing)).toEqual({ state: 'refused', code: 'error' });
      }
    }
  });

  it('refuses study while it is off, and during play', async () => {
    const requests = [
      { name: 'study', text: 'k?t', kind: 'pattern', ruleset: 'pfs-2018', search: 'a', from: 0 },
      { name: 'study-hooks', words: ['kot'], ruleset: 'pfs-2018' },
    ];
    for (const request of requests) {
      expect(await receive(request, page, us, handlers)).toEqual({ state: 'refused', code: 'sender' });
      expect(await receive(request, popup, us, handlers)).toEqual({ state: 'refused', code: 'off' });
    }
    studyOn = true;
    for (const request of requests) await receive(request, popup, us, handlers);
    expect(called).toEqual(['study', 'study-hooks']);
    atPlay = true;
    for (const request of requests)
      expect(await receive(request, popup, us, handlers)).toEqual({ state: 'refused', code: 'play' });
    expect(called).toHaveLength(2);
  });

  it('refuses what finds words during play, and nothing else', async () => {
    atPlay = true;
    const lookup = { word: 'kot', ruleset: 'pfs-2018' };
    for (const name of ['forms', 'hooks', 'open-forms', 'defectives']) {
      const request = name === 'defectives' ? { name, ruleset: 'pfs-2018' } : { name, ...lookup };
      expect(await receive(request, popup, us, handlers), name).toEqual({ state: 'refused', code: 'play' });
    }
    expect(called).toEqual([]);
    for (const name of ['judge', 'compare', 'other-rulesets']) await receive({ name, ...lookup }, popup, us, handlers);
    expect(called).toEqual(['judge', 'compare', 'other-rulesets']);
  });

  it('calls the handler that opens the panel before it awaits anything', () => {
    receive({ name: 'open-panel', word: 'kot' }, page, us, handlers);
    expect(called).toEqual(['open-panel']);
  });
});
