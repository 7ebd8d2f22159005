import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage } from '../../scripts/browsers/index.ts';
import { shownVerdicts } from './bubble-content.ts';
import { inOneTab } from './one-tab.ts';

/** The user's gesture: a double click on `#a`, the pointer on it with Alt held, or a drag from `#a` to `#b`. */
type How = 'double' | 'point' | 'drag';

type Case = [name: string, how: How, html: string, expected: string[]];

const TILES = '.t{display:inline-block;width:40px;height:40px;background:#eed;text-align:center;vertical-align:top}';
const ROW = '.b{display:flex;gap:2px;user-select:none}';
const SR = '.sr{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip:rect(0,0,0,0)}';
const style = (css: string) => `<style>${css}</style>`;
const board = (rows: string[], tile: (letter: string, place: string) => string, css = '') =>
  `${style(`.b{display:grid;grid-template-columns:repeat(${rows[0]!.length},40px);gap:2px;user-select:none}.b>*{width:40px;height:40px;text-align:center;box-sizing:border-box}.t{background:#eed}${css}`)}<div class=b>${rows
    .flatMap((row, y) => [...row].map((letter, x) => (letter === '.' ? '<div></div>' : tile(letter, `${x}${y}`))))
    .join('')}</div>`;
const plain = (letter: string, place: string) => `<div class=t id=p${place}>${letter}</div>`;

const NUMBERS: Case[] = [
  ['a footnote', 'double', '<p><b id=a>zamek<sup>1</sup></b> – budowla', ['zamek']],
  ['a homograph number in front', 'double', '<p><sup>1</sup><span id=a>zamek</span> – budowla', ['zamek']],
  ['a lowered number', 'double', '<p><b id=a>zamek<sub>2</sub></b> – budowla', ['zamek']],
  ['a number in brackets', 'double', '<p><b id=a>zamek</b><sup>[1]</sup>', ['zamek']],
  ['a link in a footnote', 'double', '<p><b id=a>zamek</b><sup><a href="#">12</a></sup> i', ['zamek']],
  [
    'a raised link',
    'double',
    `${style('.r{vertical-align:super;font-size:.7em}')}<p><b id=a>zamek</b><a class=r>3</a>, i`,
    ['zamek'],
  ],
  [
    'a shifted number',
    'double',
    `${style('.r{position:relative;top:-.4em;font-size:.7em}')}<p><b id=a>zamek</b><a class=r>3</a>, i`,
    ['zamek'],
  ],
  [
    'a number raised by a length',
    'double',
    `${style('.r{vertical-align:.4em;font-size:.7em}')}<p><b id=a>zamek</b><a class=r>3</a>`,
    ['zamek'],
  ],
  ['a dagger', 'double', '<p><b id=a>zamek</b><sup>†</sup> i', ['zamek']],
  ['letters that are raised', 'drag', '<p><b id=a>zam</b><sup id=b>ek</sup>', ['zamek']],
  ['a footnote', 'point', '<p><b id=a>zamek<sup>1</sup></b> – budowla', ['zamek']],
  ['the footnote itself', 'point', '<p><b>zamek<sup><a id=a>1</a></sup></b> – budowla', ['zamek']],
  ['letters of two footnotes', 'point', '<p><b id=a>zamek</b><sup>a, c</sup> i', ['zamek']],
];

const MORE_NUMBERS: Case[] = [
  [
    'a mark of its own box',
    'double',
    `${style('sup{display:inline-block;line-height:0}')}<p><b id=a>zamek</b><sup>1</sup> i`,
    ['zamek'],
  ],
  [
    'a reset footnote',
    'double',
    `${style('sup{font-size:75%;line-height:0;position:relative;vertical-align:baseline;top:-.5em}')}<p><b id=a>zamek<sup>1</sup></b> i`,
    ['zamek'],
  ],
  ['a letter of a footnote', 'double', '<p><b id=a>zamek</b><sup>a</sup> i', ['zamek']],
  ['a letter of a footnote with a bracket', 'point', '<p><b id=a>zamek</b><sup>b)</sup> i', ['zamek']],
  ['a Roman number', 'double', '<h2><b id=a>zamek</b><sup>II</sup></h2>', ['zamek']],
  ['a small Roman number', 'point', '<p><b id=a>zamek</b><sup>iv</sup> i', ['zamek']],
  ['a named footnote', 'point', '<p><b id=a>zamek</b><sup><a>[przypis 3]</a></sup> i', ['zamek']],
  [
    'a number that its font raises',
    'double',
    `${style('.r{font-variant-position:super}')}<p><b id=a>zamek<i class=r>2</i></b> i`,
    ['zamek'],
  ],
  [
    'a number that a feature of its font raises',
    'point',
    `${style('.r{font-feature-settings:"sups"}')}<p><b id=a>zamek<i class=r>2</i></b> i`,
    ['zamek'],
  ],
  ['a smaller number', 'double', '<p><b id=a>zamek<small>2</small></b> i', ['zamek']],
  ['several footnotes', 'double', '<p><b id=a>zamek</b><sup><a>[1]</a></sup><sup><a>[2]</a></sup> i', ['zamek']],
  ['a number of two words', 'drag', '<p><b id=a>kot<sup>1</sup></b>, <b id=b>pies<sup>2</sup></b>', ['kot', 'pies']],
  ['a German homograph', 'double', '<p lang=de><sup>1</sup><b id=a>Bank</b>, die', ['Bank']],
  ['a number of a compound', 'double', '<p>Nikt nie <b id=a>zejdziono<sub>2</sub></b>, i', ['zejdziono']],
  [
    'points of a tile in a text',
    'drag',
    '<p><span id=a>K<sub>2</sub></span>O<sub>1</sub><span id=b>T<sub>2</sub></span>',
    ['KOT'],
  ],
];

const DIVIDED: Case[] = [
  ['tags', 'point', '<ul><li>zej<b id=a>dziono</b></ul>', ['zejdziono']],
  ['a mark', 'point', '<p><mark id=a>zej</mark>dziono z góry', ['zejdziono']],
  ['letter spans', 'point', '<p><span>z</span><span>e</span><span id=a>j</span><span>dziono</span>', ['zejdziono']],
  ['<wbr>', 'point', '<p><span id=a>zej<wbr>dziono</span>', ['zejdziono']],
  ['a soft hyphen', 'point', '<p><span id=a>zej&shy;dziono</span>', ['zejdziono']],
  [
    'letters in boxes',
    'point',
    `${style('i{display:inline-block}')}<p><i>z</i><i>e</i><i id=a>j</i><i>d</i><i>z</i><i>i</i><i>o</i><i>n</i><i>o</i> z`,
    ['zejdziono'],
  ],
  [
    'letters in boxes',
    'drag',
    `${style('i{display:inline-block}')}<p><i id=a>z</i><i>e</i><i>j</i><i>d</i><i>z</i><i>i</i><i>o</i><i>n</i><i id=b>o</i> z`,
    ['zejdziono'],
  ],
  [
    'syllables in boxes',
    'double',
    `${style('i{display:inline-block}')}<p>tak <i id=a>zej</i><i>dziono</i> z`,
    ['zejdziono'],
  ],
  ['a break', 'point', '<p>zej-<br><span id=a>dziono</span>', ['zejdziono']],
  ['a large initial', 'point', '<p><b id=a>Z</b>ejdziono', ['zejdziono']],
  ['a drawn initial', 'point', `${style('b{float:left;font-size:3em}')}<p><b id=a>Z</b>ejdziono`, ['zejdziono']],
  ['a break after another hyphen', 'point', '<p>zej‐<br><span id=a>dziono</span>', ['zejdziono']],
  ['points', 'double', '<p>to <b id=a>za·mek</b> i', ['zamek']],
  ['points', 'point', `${style('s{user-select:none}')}<p>to <b id=a>za<s>·</s>mek</b> i`, ['zamek']],
  [
    'words with letters in boxes',
    'point',
    `${style('i,b{display:inline-block;position:relative}')}<h2>${['tam', 'kotek', 'jest']
      .map(
        (word) =>
          `<b>${[...word].map((l) => `<i ${l === 't' && word === 'kotek' ? 'id=a' : ''}>${l}</i>`).join('')}</b>`,
      )
      .join(' ')}</h2>`,
    ['kotek'],
  ],
  [
    'pieces of a PDF on two pages',
    'double',
    `${style('.l{position:relative;height:100px}.l span{position:absolute;white-space:pre;line-height:1;font:20px monospace}')}<div class=l><span style="left:10px;top:70px">Wczoraj zej-</span></div><div class=l><span id=a style="left:10px;top:10px">dziono</span></div>`,
    ['zejdziono'],
  ],
  [
    'tags that take no pointer',
    'point',
    '<p>tu <b id=a style="pointer-events:none">zej<i>dziono</i></b>',
    ['zejdziono'],
  ],
  [
    'a transparent part',
    'drag',
    '<p><span id=a>zej</span><i style="opacity:0;position:absolute">nic</i><span id=b>dziono</span>',
    ['zejdziono'],
  ],
  ['ruby', 'double', '<ruby><span id=a>zejdziono</span><rp>(</rp><rt>zéj</rt><rp>)</rp></ruby>', ['zejdziono']],
  ['ruby', 'point', '<ruby><span id=a>zejdziono</span><rt>zéj</rt></ruby>', ['zejdziono']],
  [
    'a hidden part',
    'drag',
    '<p><span id=a>zej</span><i style="visibility:hidden">nic</i><span id=b>dziono</span>',
    ['zejdziono'],
  ],
  [
    'a label for screen readers',
    'drag',
    `${style(SR)}<p><span id=a>zej</span><i class=sr>nic</i><span id=b>dziono</span>`,
    ['zejdziono'],
  ],
  [
    'pieces of a PDF',
    'double',
    `${style('.l span{position:absolute;white-space:pre;line-height:1;font:20px monospace}')}<div class=l><span style="left:10px;top:50px">Wczoraj zej-</span><br role=presentation><span id=a style="left:10px;top:74px">dziono</span></div>`,
    ['zejdziono'],
  ],
  [
    'pieces on a line of a PDF',
    'double',
    `${style('.l span{position:absolute;white-space:pre;line-height:1;font:20px monospace}')}<div class=l><span style="left:10px;top:50px" id=a>zejd</span><span style="left:58.2px;top:50px">ziono</span><span style="left:140px;top:50px">kot</span></div>`,
    ['zejdziono'],
  ],
  [
    'pieces on a line of a PDF',
    'point',
    `${style('.l span{position:absolute;white-space:pre;line-height:1;font:20px monospace}')}<div class=l><span style="left:10px;top:50px">zejd</span>\n<span style="left:58.2px;top:50px" id=a>ziono</span>\n<span style="left:140px;top:50px">kot</span></div>`,
    ['zejdziono'],
  ],
  [
    'words on a line of a PDF',
    'point',
    `${style('.l span{position:absolute;white-space:pre;line-height:1;font:20px monospace}')}<div class=l><span style="left:10px;top:50px" id=a>zejd</span><span style="left:78px;top:50px">kot</span></div>`,
    ['zejd'],
  ],
  ['spaces between letters', 'drag', '<h2 id=a>z e j d z i o n o<span id=b></span></h2>', ['zejdziono']],
  [
    'pieces of a PDF, in the first',
    'point',
    `${style('.l span{position:absolute;white-space:pre;line-height:1;font:20px monospace}')}<div class=l><span id=a style="left:10px;top:50px">zej-</span><br role=presentation><span style="left:10px;top:74px">dziono z góry</span></div>`,
    ['zejdziono'],
  ],
  ['a mark of one letter', 'point', '<p><mark id=a>Z</mark>ejdziono', ['zejdziono']],
  ['chips', 'drag', `${style('b{display:inline-block;padding:9px}')}<b id=a>kot</b><b id=b>pies</b>`, ['kot', 'pies']],
  ['nested tags', 'point', '<p><a><b>ze<i>j</i></b></a><em><u id=a>dziono</u></em>, tak', ['zejdziono']],
  [
    'tags in a text that cannot be selected',
    'point',
    '<p style="user-select:none">zej<b id=a>dziono</b> tak',
    ['zejdziono'],
  ],
  ['tags on a button', 'point', '<button><mark>zej</mark><span id=a>dziono</span></button>', ['zejdziono']],
  [
    'an initial in a box',
    'point',
    `${style('b{display:inline-block;font-size:2em}')}<p><b>Z</b><span id=a>ejdziono</span>`,
    ['zejdziono'],
  ],
  ['a break in the source', 'point', '<p style="width:200px">Nikt\n<span id=a>zejdziono</span>\ndalej', ['zejdziono']],
  ['a narrow column', 'point', '<p style="width:60px;hyphens:none">zej&shy;<span id=a>dziono</span>', ['zejdziono']],
  [
    'letters in a flex row',
    'point',
    `${style('div{display:flex}')}<div><span>z</span><span>e</span><span id=a>j</span><span>d</span></div>`,
    ['zejd'],
  ],
  ['cells', 'point', '<table><tr><td id=a>kot<td>pies</table>', ['kot']],
  ['lines', 'point', '<p>kot<br><span id=a>pies</span>', ['pies']],
  ['items', 'point', '<ul><li>kot<li id=a style="float:left">pies</ul>', ['pies']],
  [
    'a label for screen readers',
    'point',
    `${style(SR)}<p><span class=sr>Hasło:</span><span id=a>zejdziono</span>`,
    ['zejdziono'],
  ],
  [
    'a label that is far away',
    'point',
    `${style('.sr{position:absolute;left:-9999px}')}<p><span class=sr>Hasło:</span><span id=a>zejdziono</span>`,
    ['zejdziono'],
  ],
  [
    'pieces of a PDF that are scaled',
    'double',
    `${style('.l span{position:absolute;white-space:pre;line-height:1;font:20px monospace;transform-origin:0 0;color:transparent}')}<div class=l><span style="left:10px;top:50px;transform:scaleX(.8)" id=a>zejd</span><span style="left:48.6px;top:50px;transform:scaleX(.8)">ziono</span></div>`,
    ['zejdziono'],
  ],
  [
    'a long paragraph',
    'point',
    `<p>${'Nikt nie wie, czemu tu jest tyle tekstu. '.repeat(60)}<span>zej</span><span id=a>dziono</span> ${'I dalej. '.repeat(200)}`,
    ['zejdziono'],
  ],
];

/** Divided by what editors, drawings and style sheets put between, or kept apart by it. */
const MORE_DIVIDED: Case[] = [
  [
    'a break that is not shown',
    'point',
    '<h1>Zej<br style="display:none"><span id=a>dziono</span></h1>',
    ['zejdziono'],
  ],
  ['a zero-width space of an editor', 'point', '<p>zej<i>\uFEFF</i><b id=a>dziono</b></p>', ['zejdziono']],
  ['a zero-width space of an editor', 'double', '<p>tu <b id=a>zej\uFEFFdziono</b> i', ['zejdziono']],
  ['a space of no size', 'point', '<p>zej<i style="font-size:0">\u00A0</i><b id=a>dziono</b>', ['zejdziono']],
  [
    'the lines of a drawn text',
    'point',
    '<svg><text x=10 y=20><tspan x=10 dy=0em>nikt</tspan><tspan x=10 dy=1.1em id=a>zejdziono</tspan></text></svg>',
    ['zejdziono'],
  ],
  [
    'the words of a drawing',
    'point',
    '<svg font-size=20 font-family=monospace><text x=10 y=30>nikt</text><text x=74 y=30 id=a>kot</text></svg>',
    ['kot'],
  ],
  [
    'the letters of a drawing',
    'point',
    `<svg><text y=30 font-size=20 font-family=monospace>${[...'zejdziono'].map((l, i) => `<tspan x=${10 + i * 12} ${i === 3 ? 'id=a' : ''}>${l}</tspan>`).join('')}</text></svg>`,
    ['zejdziono'],
  ],
  ['spaces between letters', 'point', '<h2><span id=a>z e j d z i o n o</span></h2>', ['zejdziono']],
];

const SEEN: Case[] = [
  [
    'a text under a half transparent layer',
    'point',
    '<div style="position:relative"><p id=a style="display:inline-block">zejdziono</p><div style="position:absolute;inset:0;background:linear-gradient(transparent,rgba(0,0,0,.2)) rgba(255,255,0,.3)"></div></div>',
    ['zejdziono'],
  ],
  ['a field', 'point', '<input id=a value=zejdziono size=9>', ['zejdziono']],
  ['a field that is off', 'point', '<input id=a value=zejdziono size=9 disabled>', ['zejdziono']],
  ['a placeholder', 'point', '<input id=a placeholder=zejdziono size=9>', ['zejdziono']],
  ['a choice', 'point', '<select id=a><option>kot<option selected>zejdziono</select>', ['zejdziono']],
  [
    'a transparent text over a picture',
    'point',
    '<div style="width:200px;height:40px;background:#ddd"><div style="opacity:0;display:inline-block"><span>nikt</span> <span id=a>zejdziono</span></div></div>',
    ['zejdziono'],
  ],
  [
    'a background with a title',
    'point',
    '<div id=a title=zejdziono style="width:90px;height:40px;background:url(data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7)"></div>',
    ['zejdziono'],
  ],
  [
    'a text drawn of parts',
    'point',
    `${style('i::before{content:"zej" attr(data-l)}')}<p><i id=a data-l=dziono></i>`,
    ['zejdziono'],
  ],
  ['a larger field', 'point', '<textarea id=a cols=9>zejdziono</textarea>', ['zejdziono']],
  [
    'an image',
    'point',
    '<img id=a alt=zejdziono src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" width=100 height=50>',
    ['zejdziono'],
  ],
  [
    'a drawn text',
    'point',
    '<style>i::before{content:attr(data-l)}</style><p><i id=a data-l=zejdziono></i>',
    ['zejdziono'],
  ],
  [
    'a description of a drawing',
    'point',
    '<span id=a role=img aria-label=zejdziono style="display:inline-block;width:90px;height:30px;background:#ddd"></span>',
    ['zejdziono'],
  ],
  [
    'a line of a drawn document',
    'point',
    '<svg width=400 height=40><g role=paragraph><rect id=a x=0 y=0 width=400 height=40 fill=transparent aria-label="Nikt nie zejdziono dalej"></rect></g></svg>',
    ['zejdziono'],
  ],
  [
    'a field of several words',
    'point',
    '<input id=a value="zejdziono" style="font:16px monospace;width:90px">',
    ['zejdziono'],
  ],
  [
    'a drawing with a description',
    'point',
    '<svg id=a role=img aria-label=zejdziono width=90 height=30><rect width=90 height=30 /></svg>',
    ['zejdziono'],
  ],
  [
    'a shadow root',
    'point',
    '<div id=a style="display:inline-block"><template shadowrootmode=closed><p>zej<b>dziono</b></p></template></div>',
    ['zejdziono'],
  ],
  ['a single letter', 'point', '<button id=a>w</button>', ['w']],
  ['a single letter in a cell', 'point', '<table><tr><td id=a>w<td>domu</table>', ['w']],
  ['a single letter in a text', 'point', '<p>Idzie <span id=a>w</span> las', ['w']],
  ['a tile that stands alone', 'point', `${style(TILES)}<div class=t id=a>K<sub>1</sub></div>`, ['K']],
  [
    'a word under a transparent layer',
    'point',
    '<div style="position:relative"><p id=a style="display:inline-block">zejdziono</p><div style="position:absolute;inset:0"></div></div>',
    ['zejdziono'],
  ],
];

const row = (cells: string[], css = '') =>
  `${style(TILES + ROW + SR + css)}<div class=b>${cells.map((cell, i) => `<div class=t ${i === 1 ? 'id=a' : ''}>${cell}</div>`).join('')}</div>`;
const BOARDS: Case[] = [
  ['fields', 'point', row(['k', 'o', 't'].map((l) => `<input value=${l} size=1 style="width:30px">`)), ['kot']],
  [
    'letters with fields over them',
    'point',
    row(['k', 'o', 't'].map((l) => `${l}<input value=${l} style="position:absolute;opacity:0;width:20px">`)),
    ['kot'],
  ],
  [
    'images',
    'point',
    row(
      ['k', 'o', 't'].map(
        (l) =>
          `<img alt=${l} width=36 height=36 src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">`,
      ),
    ),
    ['kot'],
  ],
  [
    'images of letters',
    'point',
    row(
      ['k', 'o', 't'].map(
        (l) =>
          `<img alt="Litera ${l}" width=36 height=36 src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">`,
      ),
    ),
    ['kot'],
  ],
  [
    'described pictures',
    'point',
    row(['k', 'o', 't'].map((l) => `<div role=img aria-label="${l}, 2 pkt" style="height:36px"></div>`)),
    ['kot'],
  ],
  ['letters on circles', 'point', row(['ⓚ', 'ⓞ', 'ⓣ']), ['kot']],
  [
    'tiles with roots of their own',
    'point',
    `${style(`${ROW}.s{width:40px;height:40px;background:#cdc}x-tile{display:block;width:34px;height:34px;background:#eed}`)}<div class=b>${['k', 'o', 't'].map((l, i) => `<div class=s><x-tile ${i === 1 ? 'id=a' : ''}><template shadowrootmode=open><span>${l}</span></template></x-tile></div>`).join('')}</div>`,
    ['kot'],
  ],
  [
    'tiles that are not in the middle of their squares',
    'point',
    `${style('.b{display:flex;gap:2px}.s{width:40px;height:40px;background:#cdc}.t{width:34px;height:34px;background:#eed}')}<div class=b>${['k', 'o', 't'].map((l, i) => `<div class=s><div class=t ${i === 1 ? 'id=a' : ''}>${l}</div></div>`).join('')}</div>`,
    ['kot'],
  ],
  [
    'tiles that lie askew',
    'point',
    `${style('.b{display:flex;gap:2px}.s{width:40px;height:40px;background:#cdc}.t{width:34px;height:34px;margin:3px;background:#eed}')}<div class=b>${['k', 'o', 't'].map((l, i) => `<div class=s><div class=t ${i === 1 ? 'id=a' : ''} style="transform:rotate(${2 * i - 3}deg)">${l}</div></div>`).join('')}</div>`,
    ['kot'],
  ],
  [
    'tiles that the page has scaled',
    'point',
    `<div style="transform:scale(1.3);transform-origin:0 0">${board(['okno'], (l, place) => `<div><div class=t id=p${place} style="height:36px;margin:2px">${l}</div></div>`).replace('id=p10', 'id=a')}</div>`,
    ['okno'],
  ],
  [
    'tiles with transparent hints',
    'point',
    row(['k', 'o', 't'].map((l) => `${l}<span style="opacity:0;position:absolute">za 2 pkt</span>`)),
    ['kot'],
  ],
  [
    'tiles of the last move with points, a class and a colour of their own',
    'point',
    `${style(`${ROW}.t,.n{width:40px;height:40px;background:#eed}.n{background:#fd5}`)}<div class=b>${['k', 'o', 't'].map((l, i) => `<div class=${i === 2 ? 'n' : 't'} ${i === 1 ? 'id=a' : ''}>${l}<sub>2</sub></div>`).join('')}</div>`,
    ['kot'],
  ],
  [
    'bare images',
    'point',
    `${['k', 'o', 't'].map((l) => `<img id=${l === 'o' ? 'a' : l} alt=${l} width=36 height=36 src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">`).join('')}`,
    ['kot'],
  ],
  [
    'drawn letters',
    'point',
    row(
      ['k', 'o', 't'].map((l) => `<i data-l=${l}></i>`),
      'i::before{content:attr(data-l)}',
    ),
    ['kot'],
  ],
  [
    'drawn letters and points',
    'point',
    row(
      ['k', 'o', 't'].map((l) => `<i data-l=${l} data-p=2></i>`),
      'i::before{content:attr(data-l)}i::after{content:attr(data-p)}',
    ),
    ['kot'],
  ],
  [
    'hidden labels',
    'point',
    row(['k', 'o', 't'].map((l) => `<span class=sr>3, Tile</span><span>${l}</span>`)),
    ['kot'],
  ],
  ['points in front', 'point', row(['k', 'o', 't'].map((l) => `<small>2</small>${l}`)), ['kot']],
  ['points as subscripts', 'point', row(['K₂', 'O₁', 'T₂']), ['KOT']],
  ['letters in pieces', 'point', row(['Z', 'Ó', 'Ł', 'W'].map((l) => l.normalize('NFD'))), ['ZÓŁW']],
  ['large tiles', 'point', row(['k', 'o', 't'], '.t{width:180px;height:180px}'), ['kot']],
  [
    'letters in buttons',
    'point',
    `${style(ROW)}<div class=b>${['k', 'o', 't'].map((l) => `<button id=${l === 'o' ? 'a' : l} style="width:40px;height:40px">${l}</button>`).join('')}</div>`,
    ['kot'],
  ],
  [
    'points in spans',
    'point',
    row(
      ['k', 'o', 't'].map((l) => `<span>${l}</span><span class=p>1</span>`),
      '.p{font-size:9px}',
    ),
    ['kot'],
  ],
  [
    'absolute points',
    'point',
    row(
      ['k', 'o', 't'].map((l) => `<span class=p>10</span>${l}`),
      '.t{position:relative}.p{position:absolute;right:1px;bottom:1px;font-size:9px}',
    ),
    ['kot'],
  ],
  ['small tiles', 'point', row(['k', 'o', 't'], '.t{width:16px;height:16px;font-size:11px}'), ['kot']],
  ['tiles with gaps', 'point', row(['k', 'o', 't'], '.b{gap:12px}'), ['kot']],
  [
    'absolute tiles',
    'point',
    `${style('.t{position:absolute;top:20px;width:40px;height:40px;background:#eed}')}${['k', 'o', 't'].map((l, i) => `<div class=t ${i === 1 ? 'id=a' : ''} style="left:${20 + i * 42}px">${l}</div>`).join('')}`,
    ['kot'],
  ],
  [
    'tiles under a layer',
    'point',
    `<div style="position:relative">${row(['k', 'o', 't'])}<div style="position:absolute;inset:0"></div></div>`,
    ['kot'],
  ],
  [
    'tiles under squares',
    'point',
    `${style('.b{display:grid;grid-template-columns:repeat(3,40px)}.s{position:relative;height:40px}.t{position:absolute;inset:2px;background:#eed}.h{position:absolute;inset:0}')}<div class=b>${['k', 'o', 't'].map((l, i) => `<div class=s ${i === 1 ? 'id=a' : ''}><div class=t>${l}</div><div class=h></div></div>`).join('')}</div>`,
    ['kot'],
  ],
  [
    'tiles of an SVG',
    'point',
    `<svg width=150 height=50>${['k', 'o', 't'].map((l, i) => `<g ${i === 1 ? 'id=a' : ''}><rect x=${i * 42} width=40 height=40 fill=#eed></rect><text x=${i * 42 + 14} y=26>${l}</text></g>`).join('')}</svg>`,
    ['kot'],
  ],
  ...(['o', 'rect'] as const).map(
    (on): Case => [
      `letters beside shapes of an SVG, the pointer on the ${on === 'o' ? 'letter' : 'shape'}`,
      'point',
      `<svg width=190 height=50>${['o', 'k', 'n', 'o'].map((l, i) => `<rect ${on === 'rect' && i === 1 ? 'id=a' : ''} x=${i * 42} width=40 height=40 fill=#eed></rect><text ${on === 'rect' ? 'pointer-events=none' : i === 1 ? 'id=a' : ''} x=${i * 42 + 14} y=26>${l}</text>`).join('')}</svg>`,
      ['okno'],
    ],
  ),
  [
    'fields of a crossword',
    'point',
    `${style('td{padding:0}input{width:30px;height:30px;text-align:center}')}<table><tr>${['k', 'o', 't'].map((l, i) => `<td><input maxlength=1 value=${l} ${i === 1 ? 'id=a' : ''}></td>`).join('')}</table>`,
    ['kot'],
  ],
  ['a plain table', 'point', '<table><tr><td>k<td id=a>o<td>t</table>', ['kot']],
  [
    'a table of narrow letters',
    'point',
    '<table style="font-family:sans-serif"><tr><td>l<td id=a>i<td>l<td>i</table>',
    ['lili'],
  ],
  [
    'tiles in a line of text',
    'point',
    `${style('span{padding:4px 8px;background:#eed}')}<p>${['k', 'o', 't'].map((l, i) => `<span ${i === 1 ? 'id=a' : ''}>${l}</span>`).join(' ')}`,
    ['kot'],
  ],
  [
    'squares with premiums',
    'point',
    `${style('td{width:36px;height:36px;padding:0;text-align:center}.dw{background:#f99}.t{background:#eed}')}<table><tr><td class=dw>DW<td class=t>k<td class=t id=a>o<td class=t>t<td class=dw>3L<tr><td><td class=dw>TW</table>`,
    ['kot'],
  ],
  [
    'tiles in lists',
    'point',
    `${style('ul{display:flex;list-style:none}li{width:30px;height:30px;background:#eed}')}<ul><li>k<li id=a>o<li>t</ul>`,
    ['kot'],
  ],
  [
    'tiles that can be selected',
    'drag',
    `${style(TILES)}<div><div class=t id=a>K<sub>1</sub></div> <div class=t>O<sub>1</sub></div> <div class=t id=b>T<sub>1</sub></div></div>`,
    ['KOT'],
  ],
  [
    'a row and a column',
    'point',
    board(['..k..', 'okno.', '..t..', '.....'], plain).replace('id=p21', 'id=a'),
    ['okno', 'knt'],
  ],
  [
    'a row of a large table',
    'point',
    `${style('td{width:34px;height:34px;text-align:center}')}<table><tr><td>k<td id=a>o<td>t<td><td></table>`,
    ['kot'],
  ],
];

const letters = ['A', 'B', 'C', 'D', 'E'];
const coordinate =
  (css = '') =>
  (letter: string, place: string) =>
    /\d0$/.test(place) ? `<div class=c style="${css}">${letters[Number(place[0])]}</div>` : plain(letter, place);
const BESIDE_BOARDS: Case[] = [
  [
    'letters of columns that are lower',
    'point',
    board(['xxxxx', '.o...', '.k...', '.o...'], coordinate('height:22px;align-self:end')).replace('id=p12', 'id=a'),
    ['oko'],
  ],
  [
    'letters of columns',
    'point',
    board(['xxxxx', '.o...', '.k...', '.o...'], coordinate()).replace('id=p12', 'id=a'),
    ['oko'],
  ],
  [
    'paragraphs with letters of columns',
    'point',
    board(['xxxxx', '.o...', '.k...', '.o...'], coordinate())
      .replaceAll(/<div class=c style="">(.)<\/div>/g, '<p style="margin:0">$1</p>')
      .replace('id=p12', 'id=a'),
    ['oko'],
  ],
  [
    'letters of columns in a table',
    'point',
    `${style('td,th{width:34px;height:34px;text-align:center;font:16px serif}')}<table><tr><th><th>A<th>B<tr><th>1<td>o<td><tr><th>2<td id=a>k<td><tr><th>3<td>o<td></table>`,
    ['oko'],
  ],
  [
    'letters of lines in a table of cells alone',
    'point',
    `${style('td{width:34px;height:34px;text-align:center}')}<table><tr><td>A<td>o<td id=a>k<td>o<tr><td>B<td><td><td><tr><td>C<td><td><td></table>`,
    ['oko'],
  ],
  [
    'hidden letters of lines',
    'point',
    `${style('td{width:34px;height:34px;text-align:center}')}<table><tr><td aria-hidden=true>A<td>o<td id=a>k<td>o</table>`,
    ['oko'],
  ],
  [
    'letters of columns, one of which the pointer is on',
    'point',
    board(['xxxxx', '.o...', '.k...', '.o...'], coordinate()).replace('<div class=c style="">B', '<div class=c id=a>B'),
    ['b'],
  ],
  [
    'a rack below',
    'point',
    `${board(['.o.', '.k.', '.o.'], plain).replace('id=p11', 'id=a')}<div class=r style="display:grid;grid-template-columns:repeat(3,40px);gap:2px;margin-top:2px">${'ens'
      .split('')
      .map((l) => `<div class=t style="height:40px;text-align:center">${l}</div>`)
      .join('')}</div>`,
    ['oko'],
  ],
  [
    'a rack below in lines',
    'point',
    `${style('.l{display:flex}.t{width:40px;height:40px;background:#eed;text-align:center}.e{width:40px;height:40px}')}<div class=board>${['o', 'k', 'o'].map((l, i) => `<div class="l l${i}"><div class=t ${i === 1 ? 'id=a' : ''}>${l}</div><div class=e></div></div>`).join('')}</div><div class="l rack"><div class=t>e</div><div class=t>n</div></div>`,
    ['oko'],
  ],
  [
    'letters of lines that are spans',
    'point',
    `${style('.b{display:grid;grid-template-columns:repeat(5,40px)}.b>*{height:40px;text-align:center}.t{background:#eed}')}<div class=b><span>A</span><div class=t>o</div><div class=t id=a>k</div><div class=t>o</div><span>B</span></div>`,
    ['oko'],
  ],
  [
    'a counter',
    'point',
    `${style(`${TILES}${ROW}.n{width:40px;height:40px;font-size:9px}`)}<div class=b><div class=t>k</div><div class=t id=a>o</div><div class=t>t</div><div class=n>x</div></div>`,
    ['kot'],
  ],
  [
    'letters of another size',
    'point',
    board(['.n.', '.o.', '.k.', '.o.'], plain, '#p10{font-size:9px}').replace('id=p12', 'id=a'),
    ['oko'],
  ],
  [
    'tiles of two colours',
    'point',
    board(['.o.', '.k.', '.o.'], plain, '#p10{background:#fd0}').replace('id=p11', 'id=a'),
    ['oko'],
  ],
  [
    'squares of different kinds',
    'point',
    `${style('td{width:40px;height:40px;padding:0}.dw{background:#f99}.tl{background:#99f}.t{width:36px;height:36px;margin:auto;background:#eed;text-align:center}')}<table><tr><td class=dw><div class=t>o</div><td><div class=t id=a>k</div><td class=tl><div class=t>o</div></table>`,
    ['oko'],
  ],
];

/** The words in the bubble, in lower case if the case does not matter. */
async function words(page: TestPage): Promise<string[]> {
  const shown = await shownVerdicts(page);
  return shown.map(({ word }) => word.normalize('NFC').toLowerCase());
}

inEachBrowser('the judged word is the visible one', (stage) => {
  const openPage = inOneTab(stage);
  const open = (body: string) => openPage({ body, language: 'pl' });
  const ask: Record<How, (page: TestPage) => Promise<unknown>> = {
    double: (page) => page.click({ selector: '#a' }, 2),
    drag: (page) => page.drag({ selector: '#a' }, { selector: '#b' }),
    point: (page) => page.rest({ selector: '#a' }),
  };

  it.each([
    ...NUMBERS.map(named('beside')),
    ...MORE_NUMBERS.map(named('beside')),
    ...DIVIDED.map(named('divided by')),
    ...MORE_DIVIDED.map(named('divided by')),
    ...SEEN.map(named('in')),
    ...BOARDS.map(named('on')),
    ...BESIDE_BOARDS.map(named('beside')),
  ])('%s (%s)', async (_name, how, html, expected) => {
    const page = await open(html);
    const isJudged = async () => {
      await ask[how](page);
      // The pointer may have rested on another word on its way.
      await expect.poll(() => words(page)).toEqual(expected.map((word) => word.toLowerCase()));
    };
    await (how === 'point' ? page.holding('Alt', isJudged) : isJudged());
  });

  it.each([
    ['a canvas', '<canvas id=a width=200 height=100></canvas>'],
    [
      'a canvas under a transparent layer',
      '<div style="position:relative"><canvas id=a width=200 height=100></canvas><div style="position:absolute;inset:0"></div></div>',
    ],
    [
      'an image that is not described',
      '<img id=a width=99 height=99 src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">',
    ],
    ['a drawing', '<svg width=90 height=90><path id=a d="M0 0h90v90H0z"/></svg>'],
    [
      'a background',
      '<div id=a style="width:90px;height:90px;background:url(data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7)"></div>',
    ],
  ])('%s: there is no text', async (_name, html) => {
    const page = await open(html);
    await page.holding('Alt', async () => {
      await page.rest({ selector: '#a' });
      await page.bubbleWith((text) => text.includes('image'));
    });
  });
});

function named(relation: string): (row: Case) => Case {
  return ([name, ...rest]) => [`${relation} ${name}`, ...rest];
}
