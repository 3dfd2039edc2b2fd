/** Runs in the page before anything else there: sees the first row or card, shifts, and what an input costs until it is painted. */
export function watchPage() {
  const quietFor = 250;
  /** Attributes that change without anything to be seen: React writes the last two whenever it looks at a field. */
  const unseen = ['href', 'name', 'type'];
  const bench = { shift: 0, longTasks: 0 };
  window.bench = bench;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) bench.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => (bench.longTasks += list.getEntries().length)).observe({
    type: 'longtask',
  });

  /** The frame that is drawn next is on the screen when this runs. */
  const afterFrame = (act) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => act(performance.now());
      channel.port2.postMessage(null);
    });

  const first = new MutationObserver(() => {
    if (!document.querySelector('tbody tr a, main ol > li h2')) return;
    first.disconnect();
    afterFrame((now) => (bench.firstRow = now));
  });
  first.observe(document, { childList: true, subtree: true });

  /** A row that the server has prerendered is there to be seen; this is one of the application's. */
  const second = new MutationObserver(() => {
    if (!document.querySelector('#root > :not(.prerendered) :is(tbody tr a, main ol > li h2)')) return;
    second.disconnect();
    afterFrame((now) => (bench.usable = now));
  });
  second.observe(document, { childList: true, subtree: true });

  /** From the next click until a picture that is not there yet has something drawn in it; `arm` says when it rests. */
  bench.armPicture = () => {
    bench.drawn = undefined;
    // A plot, or a table whose rows have bars.
    const pictures = () => [
      ...document.querySelectorAll('svg.highcharts-root, table:has(tbody span[style])'),
    ];
    const before = new Set(pictures());
    let clicked;
    addEventListener('click', ({ timeStamp }) => (clicked ??= timeStamp), { capture: true, once: true });
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
    bench.arm('click');
  };

  /**
   * From the next press or click until the frame after the last change of the list (its rows, its totals, its facets), a
   * quarter of a second of quiet. The address, and with it what links lead to, is written later on purpose.
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
