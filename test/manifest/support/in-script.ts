/** Finds the browser features that a script of the build uses, by name, because it has no types. */

import { type AnyNode, type CallExpression, type MemberExpression, parse } from 'acorn';
import { analyze } from 'eslint-scope';
import {
  api,
  css,
  has,
  html,
  type Identifier,
  inside,
  javascript,
  Names,
  type Oldest,
  type Use,
  webextensions,
} from './compat-data.ts';

/** `fetch`, `URL`, `Set`. */
const globals = new Names();
/** `URL.parse`, `Promise.try`, `Intl.Segmenter`: members of a named global. */
const statics = new Names();
/** `showPopover`: a member of any object. */
const members = new Names();
const events = new Names();
/** `dialog closedby`; `popover` for attributes of all elements. */
const attributes = new Names();
/** `storage.session`. */
const extensionApi = new Names();

/** Objects whose members are globals. */
const SCOPES = new Set(['Window', 'WorkerGlobalScope', 'DedicatedWorkerGlobalScope', 'ServiceWorkerGlobalScope']);
/** Objects that contain globals. */
const GLOBAL_OBJECTS = new Set(['globalThis', 'window', 'self']);

for (const [owner, entry] of [...inside(api), ...inside(javascript.builtins)]) {
  globals.add(owner, entry);
  for (const [key, member] of inside(entry)) {
    const name = key.replace(/_(static|event)$/, '');
    if (key.endsWith('_event')) {
      events.add(name, member);
      continue;
    }
    statics.add(`${owner}.${name}`, member);
    members.add(name, member);
    if (SCOPES.has(owner)) globals.add(name, member);
  }
}
for (const [name, entry] of inside(html?.global_attributes)) attributes.add(name, entry);
for (const [tag, entry] of inside(html?.elements)) {
  for (const [name, attribute] of inside(entry)) attributes.add(`${tag} ${name}`, attribute);
}
// `style.colorScheme`
for (const [name, entry] of inside(css.properties))
  members.add(
    name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
    entry,
  );
for (const [namespace, entry] of inside(webextensions.api)) {
  members.add(namespace, entry);
  for (const [name, member] of inside(entry)) extensionApi.add(`${namespace}.${name}`, member);
}

type Edition = 2023 | 2024 | 2025 | 2026;

/** What each edition of the language added to its syntax after 2023. */
const SYNTAX: [Edition, added: (Identifier | undefined)[]][] = [
  [2024, [javascript.builtins?.RegExp?.unicodeSets]],
  [
    2025,
    [
      javascript.statements?.import?.import_attributes,
      javascript.regular_expressions?.modifier,
      javascript.regular_expressions?.named_capturing_group?.duplicate_named_capturing_groups,
    ],
  ],
  [2026, [javascript.statements?.using, javascript.statements?.await_using]],
];

/** The last edition whose syntax the browser supports. */
export function lastEdition(oldest: Oldest): Edition {
  const reads = (entry: Identifier | undefined) =>
    entry?.__compat !== undefined && has(oldest, { feature: '', entries: [{ name: '', compat: entry.__compat }] });
  const first = SYNTAX.findIndex(([, added]) => !added.every(reads));
  return first < 0 ? 2026 : (SYNTAX[first - 1]?.[0] ?? 2023);
}

/** A script of the build. */
export class ScriptFile {
  readonly #nodes: AnyNode[];
  readonly #patterns: ReadonlySet<AnyNode>;
  /** The name of the global that a node reads, or null. */
  readonly #global: (node: AnyNode) => string | null;

  /** @throws SyntaxError for syntax that the edition of the language does not have. */
  constructor(text: string, ecmaVersion: Edition, sourceType: 'module' | 'script') {
    const tree = parse(text, { ecmaVersion, sourceType, ranges: true });
    const scopes = analyze(tree as Parameters<typeof analyze>[0], { ecmaVersion: 2022, sourceType });
    const undeclared = new Set<unknown>(scopes.globalScope?.through.map(({ identifier }) => identifier));
    const global = (node: AnyNode): string | null => {
      if (node.type === 'Identifier') return undeclared.has(node) ? node.name : null;
      if (node.type !== 'MemberExpression') return null;
      const owner = global(node.object);
      return owner !== null && GLOBAL_OBJECTS.has(owner) ? propertyOf(node) : null;
    };
    this.#nodes = nodesIn(tree);
    // `{ name } = …` reads a property and defines none.
    this.#patterns = new Set(this.#nodes.flatMap((node) => (node.type === 'ObjectPattern' ? node.properties : [])));
    this.#global = global;
  }

  /** Names of properties that the script itself gives to objects. */
  ownNames(): string[] {
    return this.#nodes.flatMap((node) => {
      const named = node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition';
      return named && !this.#patterns.has(node) ? [nameOf(node.key, node.computed)] : [];
    });
  }

  /** @param own names of properties that the program defines, which say nothing about the browser on an unknown object */
  uses(own: ReadonlySet<string>): Use[] {
    return this.#nodes.flatMap((node) => usesOf(node, this.#global, own));
  }

  /** The style sheets that the script contains as text, for its own root. */
  styles(): string[] {
    return this.#nodes.map(textOf).filter((text) => /:(?:host|root)\b[^{}]*\{/.test(text));
  }
}

function nodesIn(value: object, found: AnyNode[] = []): AnyNode[] {
  if ('type' in value && typeof value.type === 'string') found.push(value as AnyNode);
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) nodesIn(part, found);
  return found;
}

function usesOf(node: AnyNode, global: (node: AnyNode) => string | null, own: ReadonlySet<string>): Use[] {
  const member = (name: string) => (own.has(name) ? [] : members.use(name));
  switch (node.type) {
    case 'Identifier':
      return globals.use(global(node) ?? '');
    case 'MemberExpression':
      return usesOfMember(node, global, member);
    case 'ObjectPattern':
      return node.properties.flatMap((property) =>
        property.type === 'Property' ? member(nameOf(property.key, property.computed)) : [],
      );
    case 'NewExpression': {
      const name = global(node.callee);
      return statics.use(`${name}.${name}`);
    }
    case 'CallExpression':
      return [...usesOfListener(node), ...usesOfElement(node)];
    default:
      return [];
  }
}

function usesOfMember(
  node: MemberExpression,
  global: (node: AnyNode) => string | null,
  member: (name: string) => Use[],
): Use[] {
  const itself = global(node);
  if (itself !== null) return globals.use(itself);
  const name = propertyOf(node);
  const exact = statics.use(`${global(node.object)}.${name}`);
  if (exact.length > 0) return exact;
  const namespace = node.object.type === 'MemberExpression' ? propertyOf(node.object) : '';
  const ofExtensions = extensionApi.use(`${namespace}.${name}`);
  return ofExtensions.length > 0 ? ofExtensions : member(name);
}

/** `addEventListener('scrollend', …)` */
function usesOfListener({ callee, arguments: [type] }: CallExpression): Use[] {
  const listens = callee.type === 'MemberExpression' && propertyOf(callee) === 'addEventListener';
  return listens && type ? events.use(textOf(type)) : [];
}

/** `jsx('dialog', { closedby: 'any' })` */
function usesOfElement({ arguments: [tag, given] }: CallExpression): Use[] {
  if (!tag || given?.type !== 'ObjectExpression') return [];
  return given.properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    const name = nameOf(property.key, property.computed).toLowerCase();
    const own = attributes.use(`${textOf(tag)} ${name}`);
    return own.length > 0 ? own : attributes.use(name);
  });
}

function propertyOf({ property, computed }: MemberExpression): string {
  return nameOf(property, computed);
}

/** Empty if the name is known only at run time. */
function nameOf(key: AnyNode, computed: boolean): string {
  if (key.type === 'Identifier') return computed ? '' : key.name;
  return textOf(key);
}

/** The text of a literal, which the minifier writes with backticks; empty for anything else. */
function textOf(node: AnyNode): string {
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'TemplateLiteral' && node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? '') : '';
}
