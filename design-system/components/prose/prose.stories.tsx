import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Prose } from './index.ts'

const table = (
  <div role="group" aria-label="All goods at 18%" tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col" data-figure="">
            Regular
          </th>
          <th scope="col" data-figure="">
            Composition
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Customers pay</th>
          <td data-figure="">₹59,00,000.00</td>
          <td data-figure="">₹59,00,000.00</td>
        </tr>
        <tr>
          <th scope="row">Credit taken</th>
          <td data-figure="">₹7,20,000.00</td>
          <td data-figure="">nil</td>
        </tr>
        <tr data-total="">
          <th scope="row">Left before other costs</th>
          <td data-figure="">₹10,00,000.00</td>
          <td data-figure="">₹11,21,000.00</td>
        </tr>
      </tbody>
    </table>
  </div>
)

const meta = {
  title: 'Content/Prose',
  component: Prose,
  tags: ['!autodocs'],
  args: {
    children: (
      <>
        <p>
          The scheme suits whoever sells to the public, within one state. See the{' '}
          <a href="/tools/gst">GST calculator</a>.
        </p>
        <h2>Who may use it</h2>
        <ul>
          <li>
            Traders with a turnover of up to <strong>₹1.5 crore</strong>.
          </li>
          <li>
            Providers of services:
            <ol>
              <li>up to ₹50 lakh;</li>
              <li>under a scheme of their own.</li>
            </ol>
          </li>
        </ul>
        <h3>A worked example</h3>
        <p>All goods at 18%.</p>
        {table}
        <h4>How to begin</h4>
        <p>
          Form <code>CMP-02</code> is filed <em>before</em> the year begins.
        </p>
        <hr />
        <blockquote>
          <p>Composition taxable person, not eligible to collect tax on supplies.</p>
        </blockquote>
      </>
    ),
  },
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

/** Every supported element. */
export const Default: Story = {
  tags: ['dark', 'rtl', 'hover'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Who may use it' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Composition' })).toHaveStyle({ textAlign: 'end' })
    const { textDecorationLine } = getComputedStyle(canvas.getByRole('link'))
    await expect(textDecorationLine).toBe('underline')
  },
}

/** A table of a few columns fits, with smaller text and less space between them. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('group', { name: 'All goods at 18%' })
    const { documentElement } = frame.ownerDocument
    await expect(documentElement.scrollWidth).toBe(documentElement.clientWidth)
    await expect(frame.scrollWidth).toBe(frame.clientWidth)
  },
}

const months = ['April', 'May', 'June', 'July', 'August', 'September']

/** Wider than its container: the table scrolls, and the page does not. */
export const WideTable: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: (
      <div role="group" aria-label="Sales by month" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {months.map((month) => (
                <th key={month} scope="col" data-figure="">
                  {month}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {months.map((month) => (
                <td key={month} data-figure="">
                  ₹12,34,500
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('group', { name: 'Sales by month' })
    const { documentElement } = frame.ownerDocument
    await expect(documentElement.scrollWidth).toBe(documentElement.clientWidth)
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth)
  },
}

export const LongWords: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: (
      <>
        <h2>Incomprehensibilities-of-retroactively-denotified-notifications</h2>
        <p>https://cbic-gst.gov.in/notifications/of/a/length/that/no/line/of/a/telephone/holds</p>
      </>
    ),
  },
}
