/**
 * Behaviour mutations, one at a time in a copy of the components: a guard removed, a delay changed, an event dropped.
 * Each must fail a test by its expectation, not by failing to run at all.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTests } from '../run-tests.ts'
import type { Trial } from '../trial.ts'

interface Mutation {
  readonly what: string
  /** A component's folder; its own tests must detect the mutation. */
  readonly component: string
  /** Inside that folder. */
  readonly file: string
  /** Occurs in the file once. */
  readonly right: string
  readonly wrong: string
}

export const mutations: readonly Mutation[] = [
  {
    what: 'a toast of 4 s',
    component: 'toast',
    file: 'toast.constants.ts',
    right: 'TOAST_MS = 5000',
    wrong: 'TOAST_MS = 4000',
  },
  {
    what: 'a swipe threshold that includes 50 px',
    component: 'toast',
    file: 'toast.machine.ts',
    right: 'context.swiped > SWIPE_THRESHOLD_PX',
    wrong: 'context.swiped >= SWIPE_THRESHOLD_PX',
  },
  {
    what: 'a countdown that hover does not pause',
    component: 'toast',
    file: 'toast.machine.ts',
    right: "pause: { actions: { type: 'pause', params: ({ event }) => event } },",
    wrong: '',
  },
  {
    what: 'a toast that any id dismisses',
    component: 'toast',
    file: 'toast.machine.ts',
    right: 'context.toast?.id === id',
    wrong: 'context.toast?.id !== undefined && id !== undefined',
  },
  {
    what: 'a countdown that restarts',
    component: 'toast',
    file: 'toast.machine.ts',
    right: "exit: 'keepTimeLeft',",
    wrong: '',
  },
  {
    what: 'feedback sent without a score',
    component: 'feedback-dialog',
    file: 'feedback-dialog.machine.ts',
    right: "guard: 'hasScore',",
    wrong: '',
  },
  {
    what: 'thanks of 3 s',
    component: 'feedback-dialog',
    file: 'feedback-dialog.constants.ts',
    right: 'THANK_YOU_MS = 2000',
    wrong: 'THANK_YOU_MS = 3000',
  },
  {
    what: 'a draft that is kept after sending',
    component: 'feedback-dialog',
    file: 'feedback-dialog.machine.ts',
    right: "exit: ['reset', 'notifyClosed'],",
    wrong: "exit: ['notifyClosed'],",
  },
  {
    what: 'a failure that is not announced',
    component: 'feedback-dialog',
    file: 'feedback-dialog.machine.ts',
    right: "actions: ['fail', { type: 'notifyFailure', params: ({ event }) => event }],",
    wrong: "actions: ['fail'],",
  },
  {
    what: 'a carousel that turns with one page',
    component: 'carousel',
    file: 'carousel.machine.ts',
    right: 'hasPages: ({ context }) => pageCount(context.cards, context.cardsPerPage) > 1,',
    wrong: 'hasPages: () => true,',
  },
  {
    what: 'pages that do not wrap around',
    component: 'carousel',
    file: 'carousel.machine.ts',
    right: '(context.index + by + pages) % pages',
    wrong: 'Math.min(Math.max(context.index + by, 0), pages - 1)',
  },
  {
    what: 'a swipe that never ends',
    component: 'carousel',
    file: 'carousel.machine.ts',
    right: "{ target: 'resting', actions: ['takeOverScroll', 'keepFocus'] },",
    wrong: '',
  },
  {
    what: 'a banner without a delay',
    component: 'cookie-banner',
    file: 'cookie-banner.constants.ts',
    right: 'BANNER_DELAY_MS = 2000',
    wrong: 'BANNER_DELAY_MS = 0',
  },
  {
    what: 'a refusal that allows analytics',
    component: 'cookie-banner',
    file: 'cookie-banner.machine.ts',
    right:
      "'reject all': {\n          target: 'hidden.chosen',\n          actions: [{ type: 'choose', params: { analytics: false } }, 'store'],",
    wrong:
      "'reject all': {\n          target: 'hidden.chosen',\n          actions: [{ type: 'choose', params: { analytics: true } }, 'store'],",
  },
  {
    what: 'a choice that is not stored',
    component: 'cookie-banner',
    file: 'cookie-banner.machine.ts',
    right:
      "'accept all': {\n          target: 'hidden.chosen',\n          actions: [{ type: 'choose', params: { analytics: true } }, 'store'],",
    wrong:
      "'accept all': {\n          target: 'hidden.chosen',\n          actions: [{ type: 'choose', params: { analytics: true } }],",
  },
  {
    what: 'a bar that is compact at 50 px',
    component: 'header',
    file: 'header.machine.ts',
    right:
      "isPastThreshold: ({ event }) => event.type === 'page.scrolled' && event.offset > COMPACT_ABOVE_PX",
    wrong:
      "isPastThreshold: ({ event }) => event.type === 'page.scrolled' && event.offset >= COMPACT_ABOVE_PX",
  },
  {
    what: 'an anchor that is followed before the menu has closed',
    component: 'header',
    file: 'header.constants.ts',
    right: 'MENU_CLOSING_MS = 300',
    wrong: 'MENU_CLOSING_MS = 30',
  },
  {
    what: 'a menu that stays open on another page',
    component: 'header',
    file: 'header.machine.ts',
    right: "'menu.dismissed': 'closing',\n                'route.changed': 'closing',",
    wrong: "'menu.dismissed': 'closing',",
  },
  {
    what: 'a counter that ignores reduced motion',
    component: 'counter',
    file: 'counter.machine.ts',
    right: "on: { 'motion.reduced': 'counted' },",
    wrong: '',
  },
  {
    what: 'a tooltip that Escape does not close',
    component: 'side-menu',
    file: 'side-menu.machine.ts',
    right: "on: { 'tooltip.dismissed': 'dismissed' },",
    wrong: '',
  },
]

const root = join(import.meta.dirname, '../../..')

export const behaviourMutationsTrial: Trial = {
  name: 'behaviour mutations, one at a time',
  async run(context) {
    const { scaled, check, count, note, defer } = context
    const copy = copyComponents()
    defer(() => rmSync(copy, { recursive: true, force: true }))
    const chosen = mutations.slice(0, scaled(mutations.length))
    const testsOf = (component: string) => [
      `design-system/components/${component}/`,
      'design-system/components/constants.test.ts',
    ]

    const unchanged = await runTests(context, copy, [
      ...new Set(chosen.flatMap(({ component }) => testsOf(component))),
    ])
    check(unchanged.hasPassed, `the tests fail without a mutation: ${unchanged.failedTest}`)
    for (const { what, component, file, right, wrong } of chosen) {
      const path = join(copy, 'design-system/components', component, file)
      const source = readFileSync(path, 'utf8')
      check(
        source.split(right).length === 2,
        `the code that "${what}" changes does not occur once in ${file}`,
      )
      writeFileSync(
        path,
        source.replace(right, () => wrong),
      )
      const { failedTest } = await runTests(context, copy, testsOf(component))
      writeFileSync(path, source)
      check(failedTest !== undefined, `no test detects ${what}`)
      note(`${what}: ${failedTest ?? 'no test failed'}`)
      count()
    }
  },
}

/** Copies the design system with its unit tests and without its walks, which need a browser. */
function copyComponents(): string {
  const copy = mkdtempSync(join(tmpdir(), 'anupalan-behaviour-'))
  cpSync(join(root, 'design-system'), join(copy, 'design-system'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  for (const name of ['package.json', 'tsconfig.json']) cpSync(join(root, name), join(copy, name))
  writeFileSync(
    join(copy, 'vitest.config.ts'),
    `import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
export default {
  plugins: [vanillaExtractPlugin()],
  test: {
    include: ['design-system/**/*.test.{ts,tsx}'],
    exclude: ['**/*.walk.test.tsx', '**/*.types.test.{ts,tsx}', '**/node_modules/**'],
    isolate: false,
    environment: 'node',
    testTimeout: 60_000,
  },
}
`,
  )
  mkdirSync(join(copy, 'node_modules/@anupalan'), { recursive: true })
  mkdirSync(join(copy, 'tmp'))
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@anupalan') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  symlinkSync(join(copy, 'design-system'), join(copy, 'node_modules/@anupalan/design-system'))
  return copy
}
