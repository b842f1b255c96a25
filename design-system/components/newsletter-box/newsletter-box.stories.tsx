import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderToString } from 'react-dom/server'
import { expect, userEvent } from 'storybook/test'
import { Link } from '../link/index.ts'
import { NewsletterBox } from './index.ts'

const meta = {
  title: 'Navigation/Newsletter box',
  component: NewsletterBox,
  tags: ['!autodocs'],
  argTypes: { snapshot: { control: false } },
  args: {
    title: 'Dates before they are due',
    description: 'Read by 5,000+ business owners.',
    label: 'Email',
    submit: 'Subscribe',
    askForEmail: 'Please enter your email address.',
    thanks: (
      <>
        Thank you. The newsletter has not started; until then the articles can be followed{' '}
        <Link href="#rss">by RSS</Link>.
      </>
    ),
  },
} satisfies Meta<typeof NewsletterBox>
export default meta
type Story = StoryObj<typeof meta>

/** "empty email shows an alert asking for an email; otherwise a thank-you alert and the field clears" */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    const subscribe = canvas.getByRole('button', { name: 'Subscribe' })
    await expect(canvas.getByRole('form', { name: 'Dates before they are due' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()

    await userEvent.click(subscribe)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter your email address.')
    await expect(field).toHaveFocus()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Please enter your email address.')

    await userEvent.keyboard('lakshmi@example.com')
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
    await expect(field).toBeValid()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Thank you/)
    await expect(field).toHaveValue('')
  },
}

/** Server-rendered, without scripts: pressing the button neither submits nor clears the field. */
export const NeverHydrated: Story = {
  tags: ['!dev'],
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<NewsletterBox {...args} />) }} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' })
    const address = location.href
    await userEvent.type(field, 'lakshmi@example.com{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(field).toHaveValue('lakshmi@example.com')
    await expect(location.href).toBe(address)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
