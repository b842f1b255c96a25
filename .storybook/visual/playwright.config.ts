import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { launchOptions } from '../../scripts/chromium.ts'

const { args, ...options } = launchOptions()

const reports = join(import.meta.dirname, '../../reports')

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'visual.spec.ts',
  outputDir: join(reports, 'visual-results'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [
    ['./summary-reporter.ts'],
    ['html', { outputFolder: join(reports, 'visual'), open: 'never', title: 'Pictures of the workbench' }],
  ],
  use: {
    // A part that is drawn again by itself may leave a letter's edge a shade off where the part ends.
    launchOptions: { ...options, args: [...args, '--disable-partial-raster'] },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    deviceScaleFactor: 1,
  },
})
