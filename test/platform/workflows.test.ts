import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** A part of a workflow. */
interface Workflow {
  permissions?: unknown;
  jobs: Record<
    string,
    {
      permissions?: unknown;
      container?: string | { image: string };
      services?: Record<string, { image: string }>;
      steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
    }
  >;
}

const FOLDER = '.github/workflows';

describe.each(readdirSync(FOLDER))('the workflow %s', (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('names every action by its commit, with a version comment', () => {
    const uses = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses).toHaveLength(steps.filter((step) => step.uses !== undefined).length);
    for (const line of uses) expect(line).toMatch(/uses: [\w.-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('names every container image by its digest, with a tag comment', () => {
    const images = jobs.flatMap(({ container, services = {} }) => [
      ...(container === undefined ? [] : [typeof container === 'string' ? container : container.image]),
      ...Object.values(services).map(({ image }) => image),
    ]);
    expect(images).toHaveLength(text.split('\n').filter((line) => /^\s*(?:container|image): *\S/.test(line)).length);
    for (const image of images) expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/);
  });

  it('may read the sources and nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(jobs.filter((job) => job.permissions !== undefined)).toEqual([]);
    expect(text).not.toMatch(/\$\{\{\s*secrets|pull_request_target/);
    for (const { uses, with: options } of steps) {
      if (uses?.startsWith('actions/checkout@')) expect(options).toMatchObject({ 'persist-credentials': false });
    }
  });

  it('ends each job with the common check', () => {
    for (const job of jobs) expect(job.steps.at(-1)?.run).toBe('.ci/run');
  });
});

it('starts with the oldest Node that package.json allows', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const ci = readFileSync(`${FOLDER}/ci.yml`, 'utf8');
  expect(ci).toContain(`'${engines.node.replace('>=', '')}'`);
});
