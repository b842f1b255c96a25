import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import { hydrateAfter } from '../field/story-helpers.tsx'
import { raiseViewportFloor } from '../viewport-floor/index.ts'
import { SideMenu, type SideMenuProps } from './index.ts'
import { hindiEntries, SamplePage, threeEntries } from './side-menu.samples.tsx'

const meta = {
  title: 'Navigation/Side menu',
  component: SideMenu,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '36rem' } } },
  argTypes: { snapshot: { control: false } },
  args: { entries: threeEntries, current: '/' },
  render: (args: SideMenuProps) => (
    <>
      <SamplePage />
      <SideMenu {...args} />
    </>
  ),
} satisfies Meta<typeof SideMenu>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const live = async (canvas: Canvas) => {
  const menu: HTMLElement = canvas.getByRole('navigation', { name: 'Shortcuts' })
  await waitFor(() => expect(menu).toHaveAttribute('data-live', 'true'))
  return menu
}
const shown = (canvas: Canvas) => canvas.queryByRole('tooltip')

/** The drawn part of the tooltip. */
const noteOf = (canvas: Canvas) => canvas.getByRole('tooltip').firstElementChild!.getBoundingClientRect()

/** The tabs cover neither the feedback button nor the page's header; the menu around them is transparent to presses. */
async function expectClearOfOthers(canvas: Canvas) {
  const list = canvas.getByRole('list').getBoundingClientRect()
  const feedback = canvas.getByRole('button', { name: 'Feedback' }).getBoundingClientRect()
  await expect(list.bottom).toBeLessThanOrEqual(feedback.top)
  await expect(list.top).toBeGreaterThanOrEqual(76)
  await expect(Math.abs(document.documentElement.clientWidth - list.right)).toBeLessThanOrEqual(1)
}

/** At the end edge, not overlapping the feedback button. */
export const Default: Story = {
  tags: ['hover'],
  play: async ({ canvas }) => {
    await live(canvas)
    await expectClearOfOthers(canvas)
    await expect(shown(canvas)).toBeNull()
    for (const link of canvas.getAllByRole('link', { name: /Client|Virtual|Schedule/ })) {
      const { width, height } = link.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    }
  },
}

/** "tooltip label on hover": it stays while the tab or the tooltip itself is hovered. */
export const TooltipOnHover: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await live(canvas)
    const link = canvas.getByRole('link', { name: 'Virtual Assistant NEW' })
    await userEvent.hover(link)
    await expect(shown(canvas)).toHaveTextContent('Virtual Assistant')
    await expect(shown(canvas)).toHaveTextContent('What the assistant can and cannot do')
    // No gap between tab and tooltip.
    await expect(canvas.getByRole('tooltip').getBoundingClientRect().right).toBeCloseTo(
      link.getBoundingClientRect().left,
      0,
    )
    // But between the tab and the note that is drawn.
    await expect(noteOf(canvas).right).toBeCloseTo(link.getBoundingClientRect().left - 8, 0)
    await userEvent.hover(canvas.getByRole('tooltip'))
    await expect(shown(canvas)).toBeVisible()
    await userEvent.unhover(canvas.getByRole('tooltip'))
    await expect(shown(canvas)).toBeNull()
  },
}

/** "tooltips of the floating menu show on focus too and never replace the accessible name"; Escape dismisses them. */
export const TooltipOnFocus: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await live(canvas)
    canvas.getByRole('link', { name: 'Client Login' }).focus()
    await waitFor(() => expect(shown(canvas)).toHaveTextContent('Sign in to your papers and tasks'))
    const link = canvas.getByRole('link', { name: 'Client Login' })
    await expect(link).toHaveAccessibleDescription('Sign in to your papers and tasks')
    await userEvent.keyboard('{Escape}')
    await expect(shown(canvas)).toBeNull()
    await expect(link).toHaveFocus()
    await expect(link).toHaveAccessibleDescription('Sign in to your papers and tasks')
    await userEvent.tab()
    await expect(shown(canvas)).toHaveTextContent('What the assistant can and cannot do')
    await userEvent.hover(canvas.getByRole('link', { name: 'Schedule Meeting' }))
    await expect(shown(canvas)).toHaveTextContent('A free talk of 30 minutes')
    // Hovered without focus: Escape dismisses the tooltip too.
    await userEvent.keyboard('{Escape}')
    await expect(shown(canvas)).toBeNull()
  },
}

/** A pressed tab is pulled for 400 ms, while another page loads. */
export const Press: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const menu = await live(canvas)
    menu.addEventListener('click', (event) => event.preventDefault())
    const link = canvas.getByRole('link', { name: 'Schedule Meeting' })
    await userEvent.click(link)
    await expect(link).toHaveAttribute('data-pressed')
    await waitFor(() => expect(link).not.toHaveAttribute('data-pressed'))
  },
}

/** The current page is marked. */
export const Current: Story = {
  args: { current: '/schedule-meeting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Schedule Meeting' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

/** On a phone there is no free edge: the menu is a row in the page, and covers nothing; a note is above its entry. */
export const Mobile: Story = {
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const menu = await live(canvas)
    await expect(getComputedStyle(menu).position).toBe('static')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
    const link = canvas.getByRole('link', { name: 'Client Login' })
    await userEvent.hover(link)
    await expect(noteOf(canvas).bottom).toBeCloseTo(link.getBoundingClientRect().top - 8, 0)
    await userEvent.unhover(link)
    await expect(shown(canvas)).toBeNull()
  },
}

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => expectClearOfOthers(canvas),
}

/** Above the bar at the bottom of the viewport is the feedback button, and above that the menu. */
export const OnAFloor: Story = {
  beforeEach: () => raiseViewportFloor(120),
  play: async ({ canvas }) => expectClearOfOthers(canvas),
}

/** A low window, as at 400 % zoom: the menu is a row in the page, and covers nothing. */
export const LowWindow: Story = {
  parameters: {
    viewport: {
      options: { low: { name: 'Low', styles: { width: '320px', height: '256px' }, type: 'mobile' } },
    },
  },
  globals: { viewport: { value: 'low' } },
  play: async ({ canvas }) => {
    const menu = await live(canvas)
    await expect(getComputedStyle(menu).position).toBe('static')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await live(canvas)
    const link = canvas.getByRole('link', { name: 'Client Login' })
    await expect(link.getBoundingClientRect().left).toBeLessThanOrEqual(1)
    await userEvent.hover(link)
    await expect(canvas.getByRole('tooltip').getBoundingClientRect().left).toBeCloseTo(
      link.getBoundingClientRect().right,
      0,
    )
  },
}

export const Hindi: Story = {
  args: { entries: hindiEntries },
  decorators: [(Story) => <div lang="hi">{Story()}</div>],
}

/** An entry focused before hydration has its tooltip, and Escape dismisses it. */
export const FocusedBeforeHydration: Story = {
  tags: ['!dev'],
  render: () => <div data-testid="page" />,
  play: async ({ args, canvas }) => {
    const complaints = await hydrateAfter(canvas.getByTestId('page'), <SideMenu {...args} />, async () => {
      canvas.getByRole('link', { name: 'Client Login' }).focus()
      await expect(shown(canvas)).toBeVisible()
    })
    await expect(complaints).toEqual([])
    await live(canvas)
    await expect(shown(canvas)).toHaveTextContent('Client Login')
    await userEvent.keyboard('{Escape}')
    await expect(shown(canvas)).toBeNull()
  },
}

/** Do not: sentences are hard to read vertically, and their tabs are too long. */
export const DoNotLongLabels: Story = {
  args: {
    entries: [
      { label: 'Sign in to see your papers and tasks', href: '/auth' },
      { label: 'Find out what the assistant can do', href: '/virtual-assistant-info', badge: 'NEW' },
    ],
  },
}
