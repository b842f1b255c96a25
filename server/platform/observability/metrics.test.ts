import { describe, expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

describe('metrics', () => {
  test('are rendered in Prometheus text format', async () => {
    const metrics = createMetrics()
    const requests = metrics.counter('requests_total', 'Requests.')
    requests.add({ route: '/', status: 200 })
    requests.add({ route: '/', status: 200 })
    requests.add({ route: 'a "b"\\\n' })
    const times = metrics.histogram('seconds', 'Times.', [0.1, 1])
    for (const time of [0.1, 0.5, 2]) times.observe(time, { route: '/' })
    metrics.gauge('waiting', 'Waiting.', () => Promise.resolve(3))
    expect((await metrics.render()).split('\n')).toEqual([
      '# HELP requests_total Requests.',
      '# TYPE requests_total counter',
      'requests_total{route="/",status="200"} 2',
      'requests_total{route="a \\"b\\"\\\\\\n"} 1',
      '# HELP seconds Times.',
      '# TYPE seconds histogram',
      'seconds_bucket{route="/",le="0.1"} 1',
      'seconds_bucket{route="/",le="1"} 2',
      'seconds_bucket{route="/",le="+Inf"} 3',
      'seconds_sum{route="/"} 2.6',
      'seconds_count{route="/"} 3',
      '# HELP waiting Waiting.',
      '# TYPE waiting gauge',
      'waiting 3',
      '',
    ])
  })

  test('one that cannot be read is omitted, and the others are rendered', async () => {
    const metrics = createMetrics()
    metrics.gauge('failing', 'Failing.', () => Promise.reject(new Error('the database is unavailable')))
    metrics.gauge('there', 'There.', () => 1)
    const lines = (await metrics.render()).split('\n')
    expect(lines.filter((line) => !line.startsWith('#'))).toEqual(['there 1', ''])
  })

  test('have unique names', () => {
    const metrics = createMetrics()
    metrics.counter('a', 'A.')
    expect(() => metrics.counter('a', 'A.')).toThrow('There is a metric a already.')
  })
})
