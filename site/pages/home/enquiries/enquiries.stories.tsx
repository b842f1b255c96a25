import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { pageParameters, Site, soon, stubTabs, visit } from '../../../ui/story-helpers.tsx'

const meta = {
  title: 'Pages/Home/Enquiries',
  component: Site,
  // Not in the visual suite, since the result changes over time: each state has its own story.
  tags: ['!autodocs', '!dev'],
  args: { path: '/' },
  parameters: pageParameters,
  beforeEach: visit,
} satisfies Meta<typeof Site>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const typed = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  Email: 'asha.rao@example.in',
  Company: 'Rao Textiles',
  Message: 'We need our GST returns filed.',
}

/** Fills in the form and sends it, with a fake tab in place of `window.open`. */
async function sendEnquiry({ canvas }: Context) {
  const tabs = stubTabs()
  const form = await canvas.findByRole('form', { name: 'Send Us a Message' }, soon)
  const inForm = within(form)
  const field = (name: string) =>
    inForm.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
  for (const [name, text] of Object.entries(typed)) await userEvent.type(field(name), text, { delay: null })
  await userEvent.selectOptions(inForm.getByRole('combobox'), 'gst-services')
  await userEvent.click(inForm.getByRole('checkbox'))
  await userEvent.click(inForm.getByRole('button', { name: 'Send Message' }))
  await expect(tabs.open.mock.calls).toEqual([['', '_blank']])
  return { ...tabs, inForm, field }
}

const toast = (canvas: Context['canvas']) => canvas.findByRole('region', { name: 'Notifications (F8)' }, soon)

/** "Message sent! We've received your inquiry and will respond shortly."; the reference and the link stay. */
export const Sent: Story = {
  play: async (context) => {
    const { tab, inForm, field } = await sendEnquiry(context)
    await expect(await toast(context.canvas)).toHaveTextContent(
      "Message sent!We've received your inquiry and will respond shortly.",
    )
    const note = inForm.getByRole('note')
    const reference = /EN-[0-9A-Z-]{14}/.exec(note.textContent)?.[0]
    await expect([...context.loaded.api.state.enquiries.keys()]).toEqual([reference])
    const link = within(note).getByRole('link', { name: 'Open WhatsApp' })
    await expect(tab.location.replace.mock.calls).toEqual([[link.getAttribute('href')]])
    await expect(decodeURIComponent(link.getAttribute('href')!)).toMatch(
      new RegExp(`^https://wa\\.me/\\d+\\?text=[^]*${reference}[^]*Asha Rao[^]*Rao Textiles`),
    )
    await expect(tab.opener).toBeNull()
    await expect(field('Message')).toHaveValue('')
  },
}

/** "form reset" only after success: a failure shows a toast, closes the tab and keeps the input. */
async function refused(context: Context) {
  const { tab, inForm, field } = await sendEnquiry(context)
  await expect(await toast(context.canvas)).toHaveTextContent(
    'Error sending messagePlease try again or contact us directly via phone.',
  )
  await expect(tab.close).toHaveBeenCalledOnce()
  await expect(tab.location.replace).not.toHaveBeenCalled()
  await expect(inForm.queryByRole('note')).toBeNull()
  for (const [name, text] of Object.entries(typed)) await expect(field(name)).toHaveValue(text)
  await expect(inForm.getByRole('checkbox')).toBeChecked()
  await expect(context.loaded.api.state.enquiries.size).toBe(0)
}

export const Failing: Story = { globals: { mock: 'failing' }, play: refused }
export const Offline: Story = { globals: { mock: 'offline' }, play: refused }
export const Busy: Story = { globals: { mock: 'busy' }, play: refused }

/** "submitting (button disabled, text Preparing WhatsApp...)" */
export const Slow: Story = {
  globals: { mock: 'slow' },
  play: async (context) => {
    const { inForm } = await sendEnquiry(context)
    const button = await inForm.findByRole('button', { name: /^Preparing WhatsApp\.\.\./ }, soon)
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
  },
}
