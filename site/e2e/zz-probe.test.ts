import { expect, test } from './support/test.ts'
import { openToastPage } from './support/toast.ts'
import { alive, stopClock } from './support/waiting.ts'
test('dialog f8', async ({ open }) => {
    const page = await open('/', {
      causes: /./,
      before: (page) => page.route('**/api/feedback', (route) => route.fulfill({ status: 500, json: {} })),
    })
    const button = page.getByRole('button', { name: 'Feedback', exact: true })
    await alive(button)
    await button.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: '1 of 5, Poor' }).press('Space')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    const region = page.locator('[data-react-aria-top-layer]')
    await expect(region).toContainText('Failed to submit feedback. Please try again later.')
    await page.evaluate(() => { for (const t of ['focusin','focusout','keydown']) document.addEventListener(t, e => console.log(t, (e as KeyboardEvent).key ?? '', e.target instanceof Element ? e.target.outerHTML.slice(0,90):''), true) })
    page.on('console', m => process.stdout.write(m.text() + '\n'))
    await page.keyboard.press('F8')
    await page.waitForTimeout(500)
    console.log(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)))
})
test('touch', async ({ open }) => {
    const { page, region, fail } = await openToastPage(open, { hasTouch: true, viewport: { width: 390, height: 800 } })
    console.log('opened')
    await stopClock(page)
    console.log('stopped')
    await fail()
    console.log('failed')
    const box = (await page.getByText('Error sending message').boundingBox())!
    const finger = await page.context().newCDPSession(page)
    const swipe = async (by: number) => {
      const at = (x: number) => [{ x: box.x + 8 + x, y: box.y + box.height / 2 }]
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
      console.log('start')
      for (const x of [by / 4, by / 2, by]) {
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
      console.log('move')
}
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      console.log('end')
    }
    await swipe(50)
    await expect(region).toBeVisible()
    await swipe(60)
    await expect(region).toBeHidden()
}, 15000)
