/** Long work a slice at a time, so that the page answers in between. */

/** Milliseconds that the page is held up at a time; the last step of a slice may go beyond them. */
export const SLICE = 10;

/** Works something out, the first slice at once; returns how to stop it. */
export function inSlices<Result>(
  steps: Generator<void, Result>,
  done: (result: Result) => void,
): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const slice = () => {
    const end = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) {
        done(step.value);
        return;
      }
    } while (performance.now() < end);
    waiting = setTimeout(slice);
  };
  slice();
  return () => clearTimeout(waiting);
}
