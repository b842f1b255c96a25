import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { launchOptions } from '../../scripts/chromium.ts'
import { reportsFolder } from './task.ts'

const { args, ...options } = launchOptions()

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'visual.spec.ts',
  outputDir: join(reportsFolder, 'visual-results'),
  fullyParallel: true,
  // A worker waits for its browser a quarter of the time.
  workers: Math.ceil(availableParallelism() * 1.5),
  retries: 0,
  timeout: 60_000,
  reporter: './summary-reporter.ts',
  use: {
    // Partial rasterization can change a letter's edge by one shade at the tile's border.
    launchOptions: { ...options, args: [...args, '--disable-partial-raster'] },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    deviceScaleFactor: 1,
  },
})
