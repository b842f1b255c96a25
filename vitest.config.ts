import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { configDefaults, defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/chromium.ts'
import { memoryFolder } from './scripts/memory-folder.ts'
import { SlowFilesFirst } from './scripts/slow-files-first.ts'
import { dueDatesPlugin } from './site/build/vite-plugins/due-dates-plugin.ts'
import { firm } from './site/content/firm.ts'

const wanted = process.env.VITEST_PROJECTS?.split(',')
const inChromium = (wanted ?? ['stories', 'walks', 'e2e']).some((name) => name !== 'unit')
const browser = inChromium ? launchOptions() : undefined

/** Tests that start a browser themselves. */
const browserTests = ['site/e2e/**/*.test.ts', '.storybook/visual/machine-fonts.test.ts']

/**
 * Tests of the sample firm's own content: its name, figures, prices and people. They are tests of the specification, and
 * run while the sample is in place; a practice that writes `sample: false` in `site/content/firm.ts` has other content.
 */
const isSample: boolean = firm.sample
const sampleTests = isSample ? [] : ['**/*.sample.test.{ts,tsx}']

/** In ms. They end tests that hang; they are long enough for a slow, busy machine. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

export default defineConfig({
  test: {
    // By default the runner leaves one core idle, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...timeouts,
          name: 'unit',
          include: ['{design-system,site,mock-api,server,scripts,.storybook}/**/*.test.{ts,tsx}'],
          // Type tests are checked by `npm run types`; none of them runs.
          exclude: [
            ...configDefaults.exclude,
            ...browserTests,
            ...sampleTests,
            '**/*.walk.test.tsx',
            '**/*.types.test.{ts,tsx}',
          ],
          environment: 'node',
          env: memoryFolder(),
          // Half of the time of a small test is the start of a process of its own.
          isolate: false,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook' })],
        test: {
          ...timeouts,
          name: 'stories',
          // A document of its own for each file would fetch every module again.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: browser,
              // See `.storybook/motion-in-tests.ts`.
              contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
      {
        plugins: [vanillaExtractPlugin(), dueDatesPlugin()],
        test: {
          ...timeouts,
          name: 'walks',
          include: ['{design-system,site}/**/*.walk.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: browser,
              contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
      {
        test: {
          ...timeouts,
          name: 'e2e',
          include: browserTests,
          exclude: [...configDefaults.exclude, ...sampleTests],
          environment: 'node',
          // One browser for all files of a worker, see `site/e2e/support/test.ts`.
          isolate: false,
        },
      },
    ],
  },
})
