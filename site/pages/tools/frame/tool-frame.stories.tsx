import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { amountInWordsFields } from '../amount-in-words/words.ts'
import { gstinPanFields } from '../gstin-pan/words.ts'
import { toolPageWords } from './tool-page.words.ts'
import { toolWords } from './words.ts'
import { pageParameters, Site, soon, visit } from '../../../ui/story-helpers.tsx'

/** The common frame of all tools, with the income tax tool. */
const meta = {
  title: 'Pages/Tool',
  component: Site,
  tags: ['!autodocs'],
  args: { path: '/tools/income-tax' },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>

const desktop = { viewport: { value: 'desktop' } }
const mobile = { viewport: { value: 'mobile' } }

/** Fields, answer, working with its sections and sources; below it the explanation and the limits. */
export const Desktop: Story = {
  tags: ['print'],
  globals: desktop,
  play: async ({ canvas }) => {
    const answer = await canvas.findByRole('heading', { name: /^₹1,39,560 less under the new regime$/ }, soon)
    await expect(answer).toBeVisible()
    await expect(canvas.getByRole('table', { name: /^Working of the tax/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: toolPageWords.limits })).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const DesktopDark: Story = { ...Desktop, tags: [], globals: { ...desktop, theme: 'dark' } }

/** On a phone the answer is above the fields. */
export const Mobile: Story = { ...Desktop, tags: ['large-text'], globals: mobile }
export const MobileDark: Story = { ...Desktop, tags: [], globals: { ...mobile, theme: 'dark' } }

/** An invalid field shows its error on blur and keeps its text; there is no result meanwhile. */
export const WithProblem: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    const salary = await canvas.findByLabelText('Salary for the year', undefined, soon)
    await userEvent.clear(salary)
    await userEvent.type(salary, 'twelve')
    await userEvent.tab()
    await expect(salary).toHaveAttribute('aria-invalid', 'true')
    await expect(salary).toHaveValue('twelve')
    await expect(canvas.getByText(toolWords.toCorrect, { selector: '[role=note] *' })).toBeVisible()
  },
}

/** A short answer is as large as a figure, up to 32 characters; a longer one is as large as a title. */
export const LongestFigure: Story = {
  args: { path: '/tools/amount-in-words' },
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const amount = await canvas.findByLabelText(amountInWordsFields.amount.label, undefined, soon)
    const sizeOf = async (typed: string, answer: string) => {
      await userEvent.clear(amount)
      await userEvent.type(amount, typed)
      return parseFloat(getComputedStyle(await canvas.findByText(answer, { selector: 'h2 *' })).fontSize)
    }
    const longest = await sizeOf('118', 'Rupees One Hundred Eighteen Only')
    await expect(await sizeOf('20', 'Rupees Twenty Only')).toBe(longest)
    await expect(await sizeOf('117', 'Rupees One Hundred Seventeen Only')).toBeLessThan(longest)
  },
}

/** The only number that a mistyped one can be is offered, and checked when it is chosen. */
export const OneSuggestion: Story = {
  args: { path: '/tools/gstin-pan' },
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const number = await canvas.findByLabelText(
      gstinPanFields.number.gstin.label,
      { selector: 'input:not([type=radio])' },
      soon,
    )
    await userEvent.clear(number)
    await userEvent.type(number, '27AAPFUO939F1ZV')
    await userEvent.click(await canvas.findByRole('button', { name: '27AAPFU0939F1ZV' }))
    await expect(number).toHaveValue('27AAPFU0939F1ZV')
    await expect(canvas.getByRole('heading', { name: /^Format is correct/ })).toBeVisible()
  },
}
