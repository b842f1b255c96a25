/**
 * Metrics in Prometheus's text format: counts and times of what happened in this process. No label holds
 * anything a caller chose.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'

type Labels = Readonly<Record<string, string | number>>

type Render = () => Promise<string[]>

export interface Counter {
  add(labels?: Labels): void
}

export interface Histogram {
  /** @param value in the unit of the metric's name. */
  observe(value: number, labels?: Labels): void
}

export interface Metrics {
  /** `…_total`: only ever grows. */
  counter(name: string, help: string): Counter
  /** Counts values at or below each bound. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram
  /** Read whenever it is asked for; left out where it cannot be read. */
  gauge(name: string, help: string, read: () => number | Promise<number>, type?: 'gauge' | 'counter'): void
  /** Everything, as `text/plain; version=0.0.4`. */
  render(): Promise<string>
}

const escape = (value: string | number) =>
  String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const write = (labels: Labels) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

export function createMetrics(): Metrics {
  const metrics = new Map<string, Render>()
  const add = (name: string, type: string, help: string, render: () => string[] | Promise<string[]>) => {
    if (metrics.has(name)) throw new Error(`There is a metric ${name} already.`)
    const head = [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`]
    metrics.set(name, async () => [...head, ...(await render())])
  }

  return {
    counter(name, help) {
      const values = new Map<string, number>()
      add(name, 'counter', help, () => [...values].map(([labels, value]) => `${name}${labels} ${value}`))
      return {
        add(labels = {}) {
          const key = write(labels)
          values.set(key, (values.get(key) ?? 0) + 1)
        },
      }
    },

    histogram(name, help, bounds) {
      const series = new Map<
        string,
        { readonly labels: Labels; readonly counts: number[]; sum: number; count: number }
      >()
      add(name, 'histogram', help, () =>
        [...series.values()].flatMap(({ labels, counts, sum, count }) => [
          ...bounds.map((le, index) => `${name}_bucket${write({ ...labels, le })} ${counts[index]}`),
          `${name}_bucket${write({ ...labels, le: '+Inf' })} ${count}`,
          `${name}_sum${write(labels)} ${sum}`,
          `${name}_count${write(labels)} ${count}`,
        ]),
      )
      return {
        observe(value, labels = {}) {
          const key = write(labels)
          const one = series.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 }
          series.set(key, one)
          bounds.forEach((bound, index) => {
            if (value <= bound) one.counts[index]! += 1
          })
          one.sum += value
          one.count += 1
        },
      }
    },

    gauge(name, help, read, type = 'gauge') {
      add(name, type, help, async () => {
        try {
          return [`${name} ${await read()}`]
        } catch {
          return []
        }
      })
    },

    async render() {
      const all = await Promise.all([...metrics.values()].map((render) => render()))
      return `${all.flat().join('\n')}\n`
    },
  }
}

/** What tells whether the process itself is well. */
export function observeProcess(metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const started = Date.now() / 1000 - process.uptime()
  metrics.gauge('process_start_time_seconds', 'When the process started, Unix time.', () => started)
  metrics.gauge('process_resident_memory_bytes', 'Memory the process holds.', () => process.memoryUsage.rss())
  metrics.gauge('nodejs_heap_used_bytes', 'Memory its objects take.', () => process.memoryUsage().heapUsed)
  const processorTime = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  }
  metrics.gauge('process_cpu_seconds_total', 'Processor time used.', processorTime, 'counter')
  metrics.gauge('nodejs_eventloop_delay_p99_seconds', 'How late timers ran, since last asked.', () => {
    const seconds = delay.percentile(99) / 1e9
    delay.reset()
    return seconds
  })
}
