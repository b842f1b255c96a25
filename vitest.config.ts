import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { configDefaults, defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/chromium.ts'

const wanted = process.env.VITEST_PROJECTS?.split(',')
const inChromium = (wanted ?? ['stories', 'walks', 'e2e']).some((name) => name !== 'unit')
const browser = inChromium ? launchOptions() : undefined

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: ['{design-system,site,mock-api,server,scripts}/**/*.test.{ts,tsx}'],
          // What types refuse is tried by `npm run types`: nothing of it runs.
          exclude: [...configDefaults.exclude, 'site/e2e/**', '**/*.walk.test.tsx', '**/*.types.test.tsx'],
          environment: 'node',
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook' })],
        test: {
          name: 'stories',
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
        plugins: [vanillaExtractPlugin()],
        test: {
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
          name: 'e2e',
          include: ['site/e2e/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
