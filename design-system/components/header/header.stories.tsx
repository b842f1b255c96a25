import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderToString } from 'react-dom/server'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { hydrateAfter } from '../field/story-helpers.tsx'
import { LinkComponentProvider, type LinkElementProps } from '../link/index.ts'
import { Header, type HeaderProps } from './index.ts'
import { hindiEntries, nineEntries, SampleLogo, SamplePage } from './header.samples.tsx'

const mobile = { viewport: { value: 'mobile' } }
const width = (px: number) => ({
  parameters: {
    viewport: {
      options: { exact: { name: `${px}`, styles: { width: `${px}px`, height: '800px' }, type: 'desktop' } },
    },
  },
  globals: { viewport: { value: 'exact' } },
})

const meta = {
  title: 'Navigation/Header',
  component: Header,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
  argTypes: { logo: { control: false }, snapshot: { control: false } },
  args: { logo: <SampleLogo />, entries: nineEntries, current: '/' },
  render: (args: HeaderProps) => (
    <>
      <Header {...args} />
      <SamplePage />
    </>
  ),
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const navIn = (canvas: Canvas): HTMLElement => canvas.getByRole('navigation', { hidden: true })
/** The popover that slides in below 768 px, with the navigation. */
const menuIn = (canvas: Canvas): HTMLElement => {
  const menu = navIn(canvas).closest<HTMLElement>('[popover]')
  if (!menu) throw new Error('the navigation is in no popover')
  return menu
}
const isOpen = (menu: HTMLElement) => menu.matches(':popover-open')
const openMenu = async (canvas: Canvas) => {
  const button = canvas.getByRole('button', { name: 'Menu' })
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
  await userEvent.click(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
  return { button, menu: menuIn(canvas) }
}

const followed = fn()
/** Records what it would navigate to: a navigation would end the test's own document. */
const RecordingLink = ({ href, children, ...rest }: LinkElementProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      followed(href, performance.now())
    }}
  >
    {children}
  </a>
)

/** In a bar, from 768 px. The current page is marked. */
export const Bar: Story = {
  tags: ['hover'],
  args: { current: '/tools' },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' })
    await expect(within(nav).getByRole('link', { name: 'Tools' })).toHaveAttribute('aria-current', 'page')
    await expect(nav.querySelectorAll('[aria-current]')).toHaveLength(1)
    await expect(within(nav).getByRole('link', { name: 'Quick Templates NEW' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

/** At the foot of the menu: ways to reach the firm. The bar has no place for them. */
export const MenuWithFoot: Story = {
  args: {
    menuFoot: (
      <p>
        <RecordingLink href="#call">Call +91 80 0000 4000</RecordingLink>
      </p>
    ),
  },
  globals: mobile,
  beforeEach: () => {
    followed.mockClear()
  },
  play: async ({ canvas }) => {
    const { menu } = await openMenu(canvas)
    const call = within(menu).getByRole('link', { name: /^Call/ })
    await waitFor(() => expect(call).toBeVisible())
    await userEvent.click(call)
    await waitFor(() => expect(isOpen(menu)).toBe(false))
    await waitFor(() => expect(followed).toHaveBeenCalledTimes(1))
    await expect(followed.mock.lastCall?.[0]).toBe('#call')
  },
}

/** "Services dropdown (six service pages)": a button that discloses links. */
export const Services: Story = {
  tags: ['!dev'],
  args: { current: '/services/gst-filing' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Services' })
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    const corporateTax = () => canvas.queryByRole('link', { name: 'Corporate tax' })
    await expect(corporateTax()).toBeNull()

    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(corporateTax()).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'GST registration and returns' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.click(button)
    await expect(corporateTax()).toBeNull()
  },
}

/** Escape closes the list and returns the focus to its button; a focus or press outside closes it too. */
export const ServicesByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Services' })
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Tax planning and filing' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toHaveFocus()

    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    for (let links = 0; links < 7; links++) await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'About Us' })).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')

    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByText(/The page below the header/))
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
  },
}

/** "Becomes compact with a shadow after scrolling more than 50 px", without a layout shift. */
export const Compact: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner')
    const page = canvas.getByRole('main')
    const scrollTo = async (top: number) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      window.addEventListener('scroll', () => resolve(), { once: true })
      window.scrollTo({ top, behavior: 'instant' })
      await promise
    }
    const place = page.offsetTop
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-expanded'),
    )
    await scrollTo(50)
    await expect(header).not.toHaveAttribute('data-compact')
    await expect(getComputedStyle(header).boxShadow).toBe('none')
    await scrollTo(51)
    await waitFor(() => expect(header).toHaveAttribute('data-compact'))
    await waitFor(() => expect(getComputedStyle(header).boxShadow).not.toBe('none'))
    await waitFor(() => expect(header.getBoundingClientRect().top).toBe(-12))
    await Promise.all(header.getAnimations({ subtree: true }).map(({ finished }) => finished))
    await expect(page.offsetTop).toBe(place)
    await scrollTo(0)
    await waitFor(() => expect(header).not.toHaveAttribute('data-compact'))
  },
}

export const CompactInTwoRows: Story = { ...width(768), play: Compact.play }

/** "Under 768 px width, a slide-in menu; it locks page scrolling while open". The focus stays inside. */
export const Menu: Story = {
  tags: ['!dev'],
  globals: mobile,
  play: async ({ canvas }) => {
    const { button, menu } = await openMenu(canvas)
    await expect(isOpen(menu)).toBe(true)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus())
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    await expect(button.closest('[inert]')).not.toBeNull()
    await expect(canvas.queryByRole('main')?.closest('[inert]') ?? null).not.toBeNull()
    await expect(within(menu).getAllByRole('link')).toHaveLength(8)

    const dialog = canvas.getByRole('dialog', { name: 'Menu' })
    await expect(dialog).toBe(menu)
    await expect(dialog).toHaveAttribute('aria-modal', 'true')
    await expect(within(dialog).getByRole('navigation', { name: 'Main' })).toBeVisible()
  },
}

/** Escape, the Close button and the Menu button close it, and the focus returns to the Menu button. */
export const MenuCloses: Story = {
  tags: ['!dev'],
  globals: mobile,
  play: async ({ canvas }) => {
    const { button, menu } = await openMenu(canvas)
    const isBack = () =>
      waitFor(async () => {
        await expect(button).toHaveAttribute('aria-expanded', 'false')
        await expect(isOpen(menu)).toBe(false)
        await expect(button).toHaveFocus()
        await expect(document.querySelector('[inert]')).toBeNull()
        await expect(menu).not.toHaveAttribute('role')
        await expect(menu).not.toHaveAttribute('aria-modal')
      })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await isBack()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await isBack()
  },
}

/** In the menu a list expands in place; Escape closes first the list, then the menu. */
export const MenuServices: Story = {
  tags: ['!dev'],
  globals: mobile,
  play: async ({ canvas }) => {
    const { button, menu } = await openMenu(canvas)
    const services = within(menu).getByRole('button', { name: 'Services' })
    await userEvent.click(services)
    await expect(within(menu).getByRole('link', { name: 'Corporate tax' })).toBeVisible()
    within(menu).getByRole('link', { name: 'Careers' }).focus()
    await expect(services).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(services).toHaveAttribute('aria-expanded', 'false')
    await expect(services).toHaveFocus()
    await expect(isOpen(menu)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** "the mobile menu waits 300 ms (its closing) before it scrolls to an anchor"; other pages are opened immediately. */
export const MenuFollowsLinks: Story = {
  tags: ['!dev'],
  globals: mobile,
  beforeEach: () => {
    followed.mockClear()
  },
  decorators: [
    (Story) => (
      <LinkComponentProvider value={RecordingLink}>
        <Story />
      </LinkComponentProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const { button, menu } = await openMenu(canvas)
    const pressed = performance.now()
    await userEvent.click(within(menu).getByRole('link', { name: 'Contact Us' }))
    await expect(isOpen(menu)).toBe(false)
    await expect(followed).not.toHaveBeenCalled()
    await waitFor(() => expect(followed).toHaveBeenCalledTimes(1))
    await expect(followed.mock.lastCall?.[0]).toBe('/#contact')
    await expect(Number(followed.mock.lastCall?.[1]) - pressed).toBeGreaterThanOrEqual(299)

    followed.mockClear()
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.click(within(menu).getByRole('link', { name: 'Tools' }))
    await expect(followed).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(isOpen(menu)).toBe(false))
  },
}

function Router(args: HeaderProps) {
  const [current, setCurrent] = useState('/')
  return (
    <>
      <Header {...args} current={current} />
      <main>
        <button onClick={() => setCurrent('/tools')}>The browser goes forward</button>
      </main>
    </>
  )
}

/** It "closes on route change", whatever caused it. */
export const MenuClosesOnRouteChange: Story = {
  tags: ['!dev'],
  globals: mobile,
  render: (args) => <Router {...args} />,
  play: async ({ canvas }) => {
    const { menu } = await openMenu(canvas)
    canvas.getByText('The browser goes forward').click()
    await waitFor(() => expect(isOpen(menu)).toBe(false))
    await expect(document.querySelector('[inert]')).toBeNull()
  },
}

/** Server-rendered, without scripts: menu, links and lists work. */
export const NeverHydrated: Story = {
  globals: mobile,
  render: (args) => (
    <div
      dangerouslySetInnerHTML={{
        __html: renderToString(
          <>
            <Header {...args} />
            <SamplePage />
          </>,
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    const menu = menuIn(canvas)
    const hrefs = [...menu.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    await expect(hrefs).toHaveLength(14)
    await expect(menu.querySelector('[style]')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(isOpen(menu)).toBe(true)
    await expect(within(menu).getByRole('link', { name: 'Contact Us' })).toBeVisible()
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    within(menu).getByRole('button', { name: 'Services' }).focus()
    await expect(within(menu).getByRole('link', { name: 'Corporate tax' })).toBeVisible()
    await userEvent.click(within(menu).getByRole('button', { name: 'Close' }))
    await expect(isOpen(menu)).toBe(false)
  },
}

/** A menu opened before hydration stays open, and React reports no error. */
export const HydratedWhileOpen: Story = {
  tags: ['!dev'],
  globals: mobile,
  render: () => <div id="hydrated-while-open" />,
  play: async ({ args, canvas, canvasElement }) => {
    const page = canvasElement.querySelector<HTMLElement>('#hydrated-while-open')
    if (!page) throw new Error('there is no container to hydrate')
    const complaints = await hydrateAfter(page, <Header {...args} />, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    })
    await expect(complaints).toEqual([])
    await waitFor(() =>
      expect(within(navIn(canvas)).getByRole('button', { name: 'Services' })).toHaveAttribute(
        'aria-expanded',
      ),
    )
  },
}

/** A list that holds the focus when the page is hydrated stays open, and keeps it. */
export const HydratedWithFocusInList: Story = {
  tags: ['!dev'],
  render: () => <div id="hydrated-with-focus" />,
  play: async ({ args, canvas, canvasElement }) => {
    const page = canvasElement.querySelector<HTMLElement>('#hydrated-with-focus')
    if (!page) throw new Error('there is no container to hydrate')
    const complaints = await hydrateAfter(page, <Header {...args} />, async () => {
      const services = canvas.getByRole('button', { name: 'Services' })
      services.focus()
      within(services.parentElement!).getAllByRole('link')[0]!.focus()
    })
    await expect(complaints).toEqual([])
    const services = canvas.getByRole('button', { name: 'Services' })
    await waitFor(() => expect(services).toHaveAttribute('aria-expanded', 'true'))
    const [first] = within(services.parentElement!).getAllByRole('link')
    await expect(first).toBeVisible()
    await expect(first).toHaveFocus()
  },
}

/** "The header's nine entries fit from 768 px up, in one or two rows". */
const fits: Story['play'] = async ({ canvas }) => {
  const root = document.documentElement
  await document.fonts.ready
  await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  const entries = [...navIn(canvas).querySelectorAll<HTMLElement>('nav > ul > li > :is(a, button)')]
  await expect(entries).toHaveLength(9)
  const rows = new Set(entries.map((entry) => Math.round(entry.getBoundingClientRect().top)))
  await expect(rows.size).toBeLessThanOrEqual(2)
  for (const entry of entries) {
    const line = Number.parseFloat(getComputedStyle(entry).lineHeight)
    const { height, right } = entry.getBoundingClientRect()
    await expect(height, `${entry.textContent} is on one line`).toBeLessThan(2 * line)
    await expect(height, `${entry.textContent} is easy to press`).toBeGreaterThanOrEqual(24)
    await expect(right).toBeLessThanOrEqual(root.clientWidth)
  }
}
export const At768: Story = { ...width(768), play: fits }
export const At900: Story = { ...width(900), play: fits }
export const At1024: Story = { ...width(1024), play: fits }

/** Text at 200 %. */
const largeText = {
  decorators: [
    (Story) => {
      document.documentElement.style.fontSize = '200%'
      return <Story />
    },
  ],
  beforeEach: () => () => {
    document.documentElement.style.fontSize = ''
  },
} satisfies Story

/** The bar wraps into more rows than a sticky bar may have, so it scrolls away with the page. */
async function scrollsAway(canvas: Canvas) {
  const header = canvas.getByRole('banner')
  window.scrollTo({ top: 600, behavior: 'instant' })
  await waitFor(() => expect(header.getBoundingClientRect().bottom).toBeLessThan(0))
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Text at 200 %: the entries wrap into more rows and nothing is clipped. */
export const LargeText: Story = {
  ...width(1024),
  ...largeText,
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1024)
    await scrollsAway(canvas)
    const services = canvas.getByRole('button', { name: 'Services' })
    await waitFor(() => expect(services).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.click(services)
    for (const link of navIn(canvas).querySelectorAll('a')) {
      const { left, right } = link.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(1024)
    }
  },
}

/** On the smallest phone: the Menu button wraps below the logo, and the menu's labels wrap. */
export const LargeTextOnAPhone: Story = {
  ...largeText,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await scrollsAway(canvas)
    const { menu } = await openMenu(canvas)
    await userEvent.click(within(menu).getByRole('button', { name: 'Services' }))
    await expect(within(menu).getByRole('link', { name: 'Corporate tax' })).toBeVisible()
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const RightToLeftMenu: Story = {
  globals: { direction: 'rtl', ...mobile },
  play: async ({ canvas }) => {
    const { menu } = await openMenu(canvas)
    const edge = document.documentElement.getBoundingClientRect().left
    await waitFor(() => expect(menu.getBoundingClientRect().left).toBe(edge))
  },
}
export const InHindi: Story = { args: { entries: hindiEntries } }

/** Do not: long labels that describe their pages need more than two rows. */
export const DoNotLongLabels: Story = {
  ...width(768),
  args: {
    entries: nineEntries.map((entry) => ({ ...entry, label: `${entry.label} and everything about it` })),
  },
}
