import { chromium } from 'playwright'
import { launchOptions } from './scripts/chromium.ts'
import { startProduct } from './site/e2e/support/product.ts'
const product = await startProduct()
const browser = await chromium.launch(launchOptions())
const pdf = Buffer.from('%PDF-1.4\ntrailer <<>>\nstartxref\n9\n%%EOF\n')
for (const [width, scheme] of [[1280,'light'],[390,'light'],[390,'dark'],[1280,'dark']] as const) {
  const context = await browser.newContext({ baseURL: product.origin, viewport: { width, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce' })
  await context.addInitScript(() => localStorage.setItem('cookie-consent', JSON.stringify({necessary:true,analytics:false,timestamp:'2026-11-01T06:00:00.000Z'})))
  const page = await context.newPage()
  const shot = (name: string) => page.screenshot({ path: `/tmp/careers-shots/${name}-${width}-${scheme}.png`, fullPage: true })
  await page.goto('/careers'); await shot('careers')
  await page.goto('/careers/gst-associate'); await shot('opening')
  const form = page.locator('#apply')
  const part = (name: string) => form.screenshot({ path: `/tmp/careers-shots/form-${name}-${width}-${scheme}.png` })
  await form.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Send application' }).click(); await page.waitForTimeout(300); await part('errors')
  await page.getByRole('textbox', { name: 'Name' }).fill('लक्ष्मी नारायणन')
  await page.getByRole('textbox', { name: 'Email' }).fill('lakshmi@example.in')
  await page.getByRole('textbox', { name: 'Phone' }).fill('+91 98450 12345')
  await page.getByRole('checkbox').check()
  await page.getByLabel('Your CV').setInputFiles({ name: 'लक्ष्मी-नारायणन-CV.pdf', mimeType: 'application/pdf', buffer: pdf })
  let go = () => {}
  const held = new Promise<void>((r) => (go = r))
  await page.route('**/api/applications', async (route) => { await held; await route.abort() }, { times: 1 })
  await page.getByRole('button', { name: 'Send application' }).click(); await page.waitForTimeout(400); await part('sending')
  go(); await page.waitForTimeout(500); await part('failed')
  await page.getByRole('button', { name: 'Try again' }).click(); await page.waitForTimeout(900); await part('sent')
  await page.goto('/careers/audit-trainee'); await shot('closed')
  await context.close()
}
await browser.close(); await product.remove()
