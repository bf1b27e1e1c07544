import { exposition } from './exposition';
import { counter, histogram } from './tallies';

test('a metric is its help, its type and a line for each of its labels', () => {
  const tally = counter();
  tally.add({ route: '/hole', status: '2xx' });
  tally.add({ route: '/hole', status: '2xx' });
  tally.add({ route: '/hole', status: '5xx' }, 0);
  expect(exposition([{ name: 'holes_total', type: 'counter', help: 'Holes played', samples: tally.samples() }])).toBe(
    [
      '# HELP holes_total Holes played',
      '# TYPE holes_total counter',
      'holes_total{route="/hole",status="2xx"} 2',
      'holes_total{route="/hole",status="5xx"} 0',
      '',
    ].join('\n'),
  );
});

test('what has a meaning of its own in the format is escaped', () => {
  const labels = { club: 'a "b" \\ c\nd' };
  const text = exposition([{ name: 'par', type: 'gauge', help: 'one\ntwo \\', samples: [{ labels, value: -0.5 }] }]);
  expect(text).toBe('# HELP par one\\ntwo \\\\\n# TYPE par gauge\npar{club="a \\"b\\" \\\\ c\\nd"} -0.5\n');
});

test.each([
  [Infinity, '+Inf'],
  [-Infinity, '-Inf'],
  [NaN, 'NaN'],
  [1e21, '1e+21'],
])('%p is written %s', (value, shown) => {
  expect(exposition([{ name: 'par', type: 'gauge', help: '', samples: [{ value }] }])).toContain(`\npar ${shown}\n`);
});

test('the buckets of a histogram hold all that is not above them', () => {
  const tally = histogram([0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 7]) tally.observe({ route: '/hole' }, seconds);
  const lines = exposition([{ name: 'took_seconds', type: 'histogram', help: '', samples: tally.samples() }]);
  expect(lines.split('\n').slice(2)).toEqual([
    'took_seconds_bucket{route="/hole",le="0.1"} 2',
    'took_seconds_bucket{route="/hole",le="1"} 3',
    'took_seconds_bucket{route="/hole",le="+Inf"} 4',
    'took_seconds_sum{route="/hole"} 7.65',
    'took_seconds_count{route="/hole"} 4',
    '',
  ]);
});
