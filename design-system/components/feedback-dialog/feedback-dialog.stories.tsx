import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode, useState } from 'react'
import { SimulatedClock } from 'xstate'
import { expect, fn, screen, userEvent, waitFor, within, type Mock } from 'storybook/test'
import { FeedbackButton } from '../feedback-button/index.ts'
import { ToastProvider, useToast } from '../toast/index.ts'
import { ToastRegion } from '../toast-region/index.ts'
import { FeedbackDialog, type FeedbackDialogProps } from './index.ts'

/** A page with the button, the dialog, and a toast for a failure. */
function Page(props: FeedbackDialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  const toast = useToast()
  const change = (open: boolean) => {
    setOpen(open)
    props.onOpenChange(open)
  }
  const notifyFailure = (error: unknown) => {
    props.onFailure?.(error)
    toast({
      variant: 'destructive',
      title: 'Error',
      description: 'Failed to submit feedback. Please try again later.',
      // The dialog announces it.
      isSilent: true,
    })
  }
  return (
    <>
      <FeedbackButton onPress={() => change(true)} />
      <FeedbackDialog {...props} isOpen={isOpen} onOpenChange={change} onFailure={notifyFailure} />
    </>
  )
}

const meta = {
  title: 'Feedback/Feedback dialog',
  component: FeedbackDialog,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: {
    isOpen: false,
    onOpenChange: fn(),
    onSubmit: fn(async () => {}),
    onFailure: fn(),
    categories: [
      { value: 'website_experience', label: 'This website' },
      { value: 'service_quality', label: 'Quality of service' },
      { value: 'support_experience', label: 'Support' },
      { value: 'consultation_feedback', label: 'A consultation' },
      { value: 'tax_compliance_service', label: 'Tax and compliance' },
      { value: 'general', label: 'Something else' },
    ],
  },
  render: (args) => (
    <StrictMode>
      <ToastProvider>
        <Page {...args} />
        <ToastRegion />
      </ToastProvider>
    </StrictMode>
  ),
} satisfies Meta<typeof FeedbackDialog>
export default meta
type Story = StoryObj<typeof meta>

const spy = (prop: unknown) => prop as Mock
const calls = (prop: unknown) => spy(prop).mock.calls

const trigger = () => screen.getByRole('button', { name: 'Feedback', hidden: true })
const dialog = () => screen.findByRole('dialog', { name: 'Share your feedback' })
const open = async () => {
  await userEvent.click(trigger())
  return within(await dialog())
}
/** A live region of the dialog itself: the toasts' regions are inside it too, after its own. */
const own = (element: HTMLElement, role: 'alert' | 'status') => within(element).getAllByRole(role)[0]
const submit = () => screen.getByRole('button', { name: 'Submit Feedback' })
const choose = (score: string) => userEvent.click(screen.getByRole('radio', { name: score }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** "Feedback dialog: closed; opens on button press". "Submit disabled … with no score." */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(screen.queryByRole('dialog')).toBeNull()
    const inside = await open()
    await expect(submit()).toBeDisabled()
    await expect(inside.getByRole('combobox')).toHaveValue('website_experience')
    const scores = inside.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))
    await expect(scores).toEqual([
      '1 of 5, Poor',
      '2 of 5, Fair',
      '3 of 5, Good',
      '4 of 5, Very Good',
      '5 of 5, Excellent',
    ])
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

const clock = new SimulatedClock()
/** "Success shows a thank-you view and after 2 seconds closes and resets score to none and category to website_experience". */
export const Sent: Story = {
  tags: ['!dev'],
  args: { clock },
  play: async ({ args }) => {
    await open()
    await choose('4 of 5, Very Good')
    await userEvent.selectOptions(screen.getByRole('combobox'), 'general')
    await userEvent.click(submit())
    await expect(calls(args.onSubmit)).toEqual([[{ score: 4, category: 'general' }]])

    await expect(await screen.findByText('Thank you for your feedback!')).toBeInTheDocument()
    await expect(own(await dialog(), 'status')).toHaveTextContent('Thank you for your feedback!')
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    clock.increment(1999)
    await expect(screen.getByRole('dialog')).toBeInTheDocument()
    clock.increment(1)
    await gone()
    await waitFor(() => expect(trigger()).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)

    await open()
    await expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
    await expect(screen.getByRole('combobox')).toHaveValue('website_experience')
  },
}

/** By keyboard only: Tab to the scores, arrows to choose, Enter to submit. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    trigger().focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await dialog()).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(screen.getByRole('radio', { name: '3 of 5, Good' })).toBeChecked()
    await userEvent.tab()
    await expect(screen.getByRole('combobox')).toHaveFocus()
    await userEvent.tab()
    await expect(submit()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(calls(args.onSubmit)).toEqual([[{ score: 3, category: 'website_experience' }]]),
    )
  },
}

/** "Submit disabled while sending": it keeps the focus, its label changes, and it sends once. */
export const Sending: Story = {
  tags: ['!dev'],
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ args }) => {
    await open()
    await choose('5 of 5, Excellent')
    await userEvent.keyboard('{Enter}')
    const sending = await screen.findByRole('button', { name: /^Sending\.\.\./ })
    await expect(sending).toHaveAttribute('aria-disabled', 'true')
    await expect(sending).toHaveFocus()
    await userEvent.click(sending)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(screen.getByRole('radio', { name: '1 of 5, Poor' })).toBeDisabled()
  },
}

/** "Failure keeps the dialog open and clears sending"; the dialog announces it, and a toast shows it. */
export const Failed: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    spy(args.onSubmit).mockRejectedValueOnce(new Error('500: down'))
    const failure = 'Failed to submit feedback. Please try again later.'
    await open()
    await choose('2 of 5, Fair')
    await userEvent.click(submit())
    await waitFor(() => expect(own(screen.getByRole('dialog'), 'alert')).toHaveTextContent(failure))
    await expect(calls(args.onFailure)).toEqual([[new Error('500: down')]])
    await expect(submit()).toBeEnabled()
    await expect(submit()).toHaveFocus()

    const toast = screen.getByRole('region', { name: 'Notifications (F8)' })
    await expect(toast).toHaveTextContent(`Error${failure}`)
    await expect(within(toast).getByRole('alert')).toBeEmptyDOMElement()
    await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }))
    await expect(screen.getByRole('dialog')).toBeInTheDocument()

    await choose('3 of 5, Good')
    await expect(own(screen.getByRole('dialog'), 'alert')).toBeEmptyDOMElement()
    await userEvent.click(submit())
    await expect(await screen.findByText('Thank you for your feedback!')).toBeInTheDocument()
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}

/** "The draft survives an accidental close": Escape, a press outside, Cancel. */
export const DraftSurvives: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    const closings = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('dialog')),
      () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
    ]
    await open()
    await choose('4 of 5, Very Good')
    for (const close of closings) {
      await close()
      await gone()
      await open()
      await expect(screen.getByRole('radio', { name: '4 of 5, Very Good' })).toBeChecked()
    }
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Closed while sending: the feedback is sent once, and the next draft is empty. */
export const ClosedWhileSending: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    let arrive = () => {}
    spy(args.onSubmit).mockImplementationOnce(
      () =>
        new Promise<void>((resolve) => {
          arrive = resolve
        }),
    )
    await open()
    await choose('5 of 5, Excellent')
    await userEvent.click(submit())
    await userEvent.keyboard('{Escape}')
    await gone()
    arrive()
    await open()
    await waitFor(() => expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
