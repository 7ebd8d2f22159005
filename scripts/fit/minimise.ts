/**
 * Finds the lowest point of a smooth function by L-BFGS (Nocedal and Wright, “Numerical Optimization”, section 7.2): each step goes down the
 * gradient, corrected by the curvature that the last steps met.
 */

/** Returns the value of the function at the point and writes its gradient. */
type Objective = (point: Float64Array, gradient: Float64Array) => number;

/** Number of last steps whose curvature is remembered. */
const MEMORY = 10;

/** Minimum share of the predicted descent that a step must give (Armijo's condition). */
const ENOUGH = 1e-4;

/**
 * The search ends when no component of the gradient is larger. With a ridge of r, each weight is then within this ÷ r · √dimensions of
 * the minimum: for the weights of the diagnosis, less than half a step of their table.
 */
const CONVERGED = 1e-3;

/** A search that takes more steps has not converged. */
const MOST_STEPS = 5000;

/** Length of the shortest step that is tried. */
const SHORTEST_STEP = 1e-10;

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}

/** Adds `factor` times `other` to `one`. */
function add(one: Float64Array, factor: number, other: Float64Array): void {
  for (let at = 0; at < one.length; at++) one[at]! += factor * other[at]!;
}

interface Step {
  moved: Float64Array;
  /** Change of the gradient by the step. */
  turned: Float64Array;
  curvature: number;
}

/** Returns the direction of the next step: against the gradient, divided by the curvature along the remembered steps. */
function directionOf(gradient: Float64Array, steps: readonly Step[]): Float64Array {
  const direction = gradient.map((slope) => -slope);
  const shares = [...steps].reverse().map(({ moved, turned, curvature }) => {
    const share = dot(moved, direction) / curvature;
    add(direction, -share, turned);
    return share;
  });
  const last = steps.at(-1);
  if (last) {
    const scale = last.curvature / dot(last.turned, last.turned);
    for (let at = 0; at < direction.length; at++) direction[at]! *= scale;
  }
  steps.forEach(({ moved, turned, curvature }, at) => {
    add(direction, shares[steps.length - 1 - at]! - dot(turned, direction) / curvature, moved);
  });
  return direction;
}

/** Returns the lowest point, searched from 0 in each dimension. @throws Error if the search does not converge */
export function minimise(dimensions: number, objective: Objective): Float64Array {
  let point = new Float64Array(dimensions);
  let gradient = new Float64Array(dimensions);
  let value = objective(point, gradient);
  const steps: Step[] = [];
  for (let step = 0; step < MOST_STEPS; step++) {
    if (gradient.every((slope) => Math.abs(slope) <= CONVERGED)) return point;
    const direction = directionOf(gradient, steps);
    const slope = dot(gradient, direction);
    // The curvature is unknown at first, so the first step is short.
    let length = steps.length === 0 ? Math.min(1, 1 / Math.sqrt(-slope)) : 1;
    let next = point;
    let nextGradient = gradient;
    let nextValue = value;
    for (; length > SHORTEST_STEP; length /= 2) {
      next = point.slice();
      add(next, length, direction);
      nextGradient = new Float64Array(dimensions);
      nextValue = objective(next, nextGradient);
      if (nextValue <= value + ENOUGH * length * slope) break;
    }
    if (length <= SHORTEST_STEP) break;
    const moved = next.slice();
    add(moved, -1, point);
    const turned = nextGradient.slice();
    add(turned, -1, gradient);
    const curvature = dot(moved, turned);
    if (curvature > 0) steps.push({ moved, turned, curvature });
    if (steps.length > MEMORY) steps.shift();
    [point, gradient, value] = [next, nextGradient, nextValue];
  }
  throw new Error('the minimum was not found');
}
