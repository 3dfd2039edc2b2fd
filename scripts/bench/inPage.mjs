/**
 * Runs in the page before anything else. Records the first row or card, layout shifts, and the time from an input to
 * its paint.
 */
export function watchPage() {
  const quietFor = 250;
  /** Attributes whose change is invisible: React writes the last two whenever it renders a field. */
  const unseen = ['href', 'name', 'type'];
  const bench = { shift: 0, longTasks: 0 };
  window.bench = bench;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) bench.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => (bench.longTasks += list.getEntries().length)).observe({
    type: 'longtask',
  });

  /** Calls `act` when the next frame is on the screen, before any other task that waits. */
  const afterFrame = (act) =>
    requestAnimationFrame(() => {
      void window.scheduler.postTask(() => act(performance.now()), { priority: 'user-blocking' });
    });

  const first = new MutationObserver(() => {
    if (!document.querySelector('tbody tr a, main ol > li h2')) return;
    first.disconnect();
    afterFrame((now) => (bench.firstRow = now));
  });
  first.observe(document, { childList: true, subtree: true });

  /** The first row may be prerendered; this waits for one that the application has rendered. */
  const second = new MutationObserver(() => {
    if (!document.querySelector('#root > :not(.prerendered) :is(tbody tr a, main ol > li h2)')) return;
    second.disconnect();
    afterFrame((now) => (bench.usable = now));
  });
  second.observe(document, { childList: true, subtree: true });

  /**
   * Measures from the next click or choice until a new picture has something drawn in it; `arm` reports when nothing
   * changes any more.
   */
  bench.armPicture = () => {
    bench.drawn = undefined;
    // A plot, or a table whose rows have bars.
    const pictures = () => [
      ...document.querySelectorAll('svg.highcharts-root, table:has(tbody span[style])'),
    ];
    const before = new Set(pictures());
    let clicked;
    for (const kind of ['click', 'change'])
      addEventListener(kind, ({ timeStamp }) => (clicked ??= timeStamp), { capture: true, once: true });
    const watch = new MutationObserver(() => {
      const drawn = pictures().some(
        (picture) => !before.has(picture) && picture.querySelector('.highcharts-series path[d], span[style]'),
      );
      if (!drawn || clicked === undefined) return;
      watch.disconnect();
      const answered = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/stats/'))
        .at(-1)?.responseEnd;
      afterFrame((now) => {
        bench.drawn = now - clicked;
        bench.afterAnswer = now - Math.max(clicked, answered ?? 0);
      });
    });
    watch.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['d'] });
    bench.arm('click', 'change');
  };

  /**
   * Measures from the next press or click until the frame after the last change of the list (rows, totals or facets),
   * which a quarter of a second without changes follows. The address, and the links that hold it, are written later on
   * purpose.
   */
  bench.arm = (...kinds) => {
    bench.painted = undefined;
    const began = ({ timeStamp }) => {
      for (const kind of kinds) removeEventListener(kind, began, true);
      let painted = timeStamp;
      let quiet;
      const settle = () => {
        clearTimeout(quiet);
        quiet = setTimeout(() => {
          watch.disconnect();
          bench.painted = painted - timeStamp;
        }, quietFor);
      };
      const watch = new MutationObserver((changes) => {
        if (changes.every(({ attributeName }) => unseen.includes(attributeName))) return;
        afterFrame((now) => (painted = now));
        settle();
      });
      watch.observe(document.querySelector('main'), {
        childList: true,
        subtree: true,
        characterData: true,
        attributes: true,
      });
      afterFrame((now) => (painted = Math.max(painted, now)));
      settle();
    };
    for (const kind of kinds) addEventListener(kind, began, true);
  };
}
