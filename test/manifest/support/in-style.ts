/** Finds the browser features that a style sheet uses. */

import { type CssNode, parse, type WalkContext, walk } from 'css-tree';
import { css, inside, Names, type Use } from './compat-data.ts';

const properties = new Names();
/** `display grid` */
const values = new Names();
/** `light-dark()` in any property, and `dvh`. */
const functions = new Names();
const units = new Names();
const atRules = new Names();
/** `media prefers-contrast` */
const conditions = new Names();
const selectors = new Names();

for (const [property, entry] of inside(css.properties)) {
  properties.add(property, entry);
  for (const [value, support] of inside(entry)) {
    values.add(`${property} ${value}`, support);
    functions.add(value, support);
  }
}
for (const [type, entry] of inside(css.types)) {
  functions.add(type, entry);
  for (const [name, support] of inside(entry)) functions.add(name, support);
}
for (const [unit, entry] of inside(css.types?.length)) units.add(unit, entry);
for (const [rule, entry] of inside(css['at-rules'])) {
  atRules.add(rule, entry);
  for (const [condition, support] of inside(entry)) conditions.add(`${rule} ${condition}`, support);
}
for (const [selector, entry] of inside(css.selectors)) selectors.add(selector, entry);

export function usesInStyle(text: string): Use[] {
  const uses: Use[] = [];
  const tree = parse(text, {
    onParseError(error) {
      throw error;
    },
  });
  walk(tree, {
    enter(this: WalkContext, node: CssNode) {
      uses.push(...usesOf(node, this.declaration?.property ?? '', this.atrule?.name ?? ''));
    },
  });
  return uses;
}

/** @param property of the declaration around the node. @param rule the name of the at-rule around it. */
function usesOf(node: CssNode, property: string, rule: string): Use[] {
  switch (node.type) {
    case 'Declaration':
      return properties.use(node.property);
    case 'Identifier':
      return values.use(`${property} ${node.name}`);
    case 'Function':
      return functions.use(node.name);
    case 'Dimension':
      return units.use(node.unit);
    case 'Atrule':
      return atRules.use(node.name);
    case 'Feature':
      return conditions.use(`${rule} ${node.name}`);
    case 'FeatureRange':
      return conditions.use(`${rule} range_syntax`);
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return selectors.use(node.name);
    case 'NestingSelector':
      return selectors.use('nesting');
    default:
      return [];
  }
}
