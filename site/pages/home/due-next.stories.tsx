import type { Meta, StoryObj } from '@storybook/react-vite'
import { rows } from 'virtual:due-dates'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { heroProfile } from '../../content/due-dates.ts'
import { ANSWERS_KEY } from '../../ui/business-profile/read-answers.ts'
import { answersOf } from '../../ui/business-profile/profiles.ts'
import { forgetAnswers, keepAnswers } from '../../ui/business-profile/kept-answers.ts'
import { visit } from '../../ui/story-helpers.tsx'
import DueNext from './due-next.island.tsx'

const meta = {
  title: 'Pages/Home/Due next',
  component: DueNext,
  tags: ['!autodocs'],
  args: { rows, usual: answersOf(heroProfile) },
  beforeEach: (context) => {
    const leave = visit(context)
    forgetAnswers()
    return () => {
      forgetAnswers()
      leave()
    }
  },
} satisfies Meta<typeof DueNext>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const titles = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Due next' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

/** The dates of the firm's typical client. */
export const Usual: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'GST returns' })).toHaveDisplayValue('Monthly GST')
    await expect(canvas.getByRole('combobox', { name: 'Employees' })).toHaveDisplayValue('No employees')
    await expect(titles(canvas).join()).toContain('GSTR-')
  },
}

/** Each answer rewrites the dates and is kept on the device; the keyboard alone is enough. */
export const Answered: Story = {
  tags: ['dark', 'rtl'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'GST returns' })).toHaveFocus()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'GST returns' }), 'No GST')
    await waitFor(() => expect(titles(canvas).join()).not.toContain('GSTR'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Employees' }), '20+ employees')
    await waitFor(() => expect(titles(canvas).join()).toContain('ESI contribution'))
    await expect(localStorage.getItem(ANSWERS_KEY)).toBe('none twenty-or-more')
    // Debounced, so that only the last answer is read out.
    await waitFor(
      () =>
        expect(canvas.getByRole('status')).toHaveTextContent(
          /^Next for your business: Professional tax, Karnataka, 20 November 2026\.$/,
        ),
      { timeout: 5_000 },
    )
    const { scrollWidth, clientWidth } = canvasElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

/** The answers of an earlier visit, on a phone. */
export const KeptOnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  beforeEach: () => keepAnswers({ gst: 'composition', employees: 'below-twenty' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(titles(canvas).join()).toContain('ESI contribution'))
    await expect(canvas.getByText(/Kept on this device/)).toBeVisible()
    // Nothing is read out that the visitor did not ask for.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** One press forgets the answers; the focus goes to the first question. */
export const Forgotten: Story = {
  tags: ['!dev'],
  beforeEach: () => keepAnswers({ gst: 'none', employees: 'none' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(titles(canvas).join()).not.toContain('GSTR'))
    await userEvent.click(canvas.getByRole('button', { name: 'Forget' }))
    await expect(localStorage.getItem(ANSWERS_KEY)).toBeNull()
    await expect(canvas.getByRole('combobox', { name: 'GST returns' })).toHaveFocus()
    await expect(canvas.getByRole('combobox', { name: 'GST returns' })).toHaveDisplayValue('Monthly GST')
    await waitFor(() => expect(titles(canvas).join()).toContain('GSTR-'))
  },
}
