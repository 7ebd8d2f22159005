import ts from 'typescript';
import { expect, it } from 'vitest';
import { parse, sourcesIn, walk } from './parse.ts';

/** Matchers for absent things. */
const ABSENT = /^\.(?:not\.|toBeNull\(\)|toBe\((?:null|false|0|'')\)|toEqual\((?:\[\]|\{\})\))/;

it('a browser test polls for what should appear', () => {
  const once: string[] = [];
  for (const path of sourcesIn('test/e2e')) {
    const source = parse(path);
    walk(source, (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'expect') return;
      const [actual] = node.arguments;
      // The result of `until` has been waited for.
      if (!actual || !awaits(actual) || /^await until\(/.test(actual.getText())) return;
      if (ABSENT.test(source.text.slice(node.end).trimStart())) return;
      once.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${actual.getText()}`);
    });
  }
  expect(once).toEqual([]);
});

/** Returns true if evaluating the expression awaits something. */
function awaits(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  return ts.isAwaitExpression(node) || ts.forEachChild(node, awaits) === true;
}

/** Calls that need modules of their own. */
const REPLACING = ['mock', 'doMock', 'stubGlobal', 'resetModules', 'spyOn', 'useFakeTimers', 'stubEnv'];

it('a test that replaces a module or a global says so in its file name', () => {
  const wrong: string[] = [];
  for (const path of sourcesIn('test')) {
    if (!path.endsWith('.test.ts') || /^test\/(?:e2e|package|manifest)\/|\.(?:mocked|long)\.test\.ts$/.test(path))
      continue;
    walk(parse(path), (node) => {
      if (!ts.isPropertyAccessExpression(node) || node.expression.getText() !== 'vi') return;
      if (REPLACING.includes(node.name.text)) wrong.push(`${path}: ${node.getText()}`);
    });
  }
  expect(wrong).toEqual([]);
});
