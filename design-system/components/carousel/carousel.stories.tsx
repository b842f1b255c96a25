import { useState, type ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { media } from '../../tokens/media.ts'
import { hydrateAfter } from '../field/story-helpers.tsx'
import { Carousel } from './index.ts'
import { cards, clients, SampleHeading } from './carousel.samples.tsx'

const meta = {
  title: 'Content/Carousel',
  component: Carousel,
  tags: ['!autodocs'],
  argTypes: { heading: { control: false }, children: { control: false }, snapshot: { control: false } },
  args: { label: 'Client Testimonials', heading: <SampleHeading />, children: cards(clients) },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const mobile = { viewport: { value: 'mobile' } }
const tablet = { viewport: { value: 'tablet' } }

const button = (canvas: Canvas, name: 'Previous' | 'Next'): HTMLElement =>
  canvas.getByRole('button', { name })
const row = (canvas: Canvas): HTMLElement => canvas.getByRole('group', { name: 'Slides' })
const slides = (canvas: Canvas) => [...row(canvas).children] as HTMLElement[]
const live = (canvas: Canvas) => waitFor(() => expect(button(canvas, 'Next')).toBeVisible())

/** Only the cards of one page are reachable, and they are visible at the start of the row. */
async function expectPage(canvas: Canvas, indicator: string, onPage: readonly number[]) {
  await waitFor(() => expect(canvas.getByText(indicator)).toBeVisible())
  await expect(slides(canvas).flatMap((slide, at) => (slide.inert ? [] : [at]))).toEqual(onPage)
  const frame = row(canvas).getBoundingClientRect()
  const seen = () =>
    slides(canvas).flatMap((slide, at) => {
      const { left, right } = slide.getBoundingClientRect()
      return left >= frame.left - 1 && right <= frame.right + 1 ? [at] : []
    })
  await waitFor(() => expect(seen()).toEqual(onPage))
}

/** "Previous and next wrap around at both ends. Indicator reads current/total." */
export const Testimonials: Story = {
  tags: ['hover'],
  play: async ({ canvas }) => {
    await live(canvas)
    await expect(canvas.getByRole('group', { name: 'Client Testimonials' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    )
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expectPage(canvas, '1/2', [0, 1, 2])
    await userEvent.click(button(canvas, 'Next'))
    await expectPage(canvas, '2/2', [3])
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 2')
    await userEvent.click(button(canvas, 'Next'))
    await expectPage(canvas, '1/2', [0, 1, 2])
    await userEvent.click(button(canvas, 'Previous'))
    await expectPage(canvas, '2/2', [3])
    await expect(button(canvas, 'Previous')).toHaveFocus()
    for (const name of ['Previous', 'Next'] as const) {
      const { width, height } = button(canvas, name).getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  },
}

/** "3 cards per page at width 1024px or more, 2 from 768px, 1 below." */
export const Tablet: Story = {
  globals: tablet,
  play: async ({ canvas }) => {
    await live(canvas)
    await expectPage(canvas, '1/2', [0, 1])
    await userEvent.click(button(canvas, 'Previous'))
    await expectPage(canvas, '2/2', [2, 3])
  },
}

export const Mobile: Story = {
  globals: mobile,
  play: async ({ canvas }) => {
    await live(canvas)
    await expectPage(canvas, '1/4', [0])
    await userEvent.click(button(canvas, 'Next'))
    await expectPage(canvas, '2/4', [1])
    await userEvent.click(button(canvas, 'Previous'))
    await userEvent.click(button(canvas, 'Previous'))
    await expectPage(canvas, '4/4', [3])
    await userEvent.click(button(canvas, 'Next'))
    await expectPage(canvas, '1/4', [0])
  },
}

/** Every card is a slide with an accessible name. */
export const SlidesAreNamed: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await live(canvas)
    const first = canvas.getByRole('group', { name: '1 of 4' })
    await expect(first).toHaveAttribute('aria-roledescription', 'slide')
    await expect(within(first).getByText('Ramesh S.')).toBeVisible()
    await expect(canvas.getByRole('group', { name: '3 of 4' })).toBeVisible()
    await expect(canvas.getByText('Kavita Deshpande').closest('[inert]')).not.toBeNull()
  },
}

/** Arrow keys turn pages on the buttons and on the row; with a modifier key the browser handles them. */
export const ArrowKeys: Story = {
  tags: ['!dev'],
  globals: mobile,
  play: async ({ canvas }) => {
    await live(canvas)
    row(canvas).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expectPage(canvas, '2/4', [1])
    await userEvent.keyboard('{ArrowLeft}')
    await expectPage(canvas, '1/4', [0])
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expectPage(canvas, '1/4', [0])
    button(canvas, 'Next').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expectPage(canvas, '4/4', [3])
    await expect(button(canvas, 'Next')).toHaveFocus()
  },
}

/** In right-to-left text the next page is to the left: arrow keys, cards and the button's arrow mirror. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await live(canvas)
    await userEvent.click(button(canvas, 'Next'))
    await expectPage(canvas, '2/2', [3])
    // Within a pixel: Chromium rounds scroll positions.
    await waitFor(() => {
      const [card, frame] = [slides(canvas)[3]!, row(canvas)].map(
        (part) => part.getBoundingClientRect().right,
      )
      return expect(Math.abs(frame! - card!)).toBeLessThanOrEqual(1)
    })
    await expect(button(canvas, 'Next').getBoundingClientRect().left).toBeLessThan(
      button(canvas, 'Previous').getBoundingClientRect().left,
    )
  },
}

export const ArrowKeysRightToLeft: Story = {
  tags: ['!dev'],
  globals: { ...mobile, direction: 'rtl' },
  play: async ({ canvas }) => {
    await live(canvas)
    row(canvas).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expectPage(canvas, '2/4', [1])
    await userEvent.keyboard('{ArrowRight}')
    await expectPage(canvas, '1/4', [0])
    await userEvent.keyboard('{ArrowRight}')
    await expectPage(canvas, '4/4', [3])
  },
}

/** A swipe scrolls the row; when it ends, the index is updated and announced. */
export const Swipe: Story = {
  tags: ['!dev'],
  globals: mobile,
  play: async ({ canvas }) => {
    await live(canvas)
    row(canvas).scrollTo({ left: row(canvas).clientWidth * 2.1, behavior: 'instant' })
    await expectPage(canvas, '3/4', [2])
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 3 of 4')
    await userEvent.click(button(canvas, 'Next'))
    await expectPage(canvas, '4/4', [3])
  },
}

/** A swipe in right-to-left text. */
export const SwipeRightToLeft: Story = {
  tags: ['!dev'],
  globals: { ...mobile, direction: 'rtl' },
  play: async ({ canvas }) => {
    await live(canvas)
    row(canvas).scrollTo({ left: row(canvas).clientWidth * -1.1, behavior: 'instant' })
    await expectPage(canvas, '2/4', [1])
  },
}

const long = { ...clients[0]!, content: 'They found input credit we had missed for two years. '.repeat(378) }

/** The focus is not lost with its card. An expanded card does not stretch the others. */
export const FocusInACard: Story = {
  tags: ['!dev'],
  args: { children: cards([long, ...clients.slice(1)]) },
  play: async ({ canvas }) => {
    await live(canvas)
    const [first, second] = slides(canvas)
    const toggle = within(first!).getByText('Read more').closest('summary')
    await userEvent.click(toggle!)
    await expect(first!.offsetHeight).toBeGreaterThan(5000)
    await expect(second!.offsetHeight).toBeLessThan(500)
    await userEvent.click(within(first!).getByText('Read less'))
    toggle?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expectPage(canvas, '1/2', [0, 1, 2])
    row(canvas).scrollTo({ left: 10_000, behavior: 'instant' })
    await expectPage(canvas, '2/2', [3])
    await expect(row(canvas)).toHaveFocus()
  },
}

/** Without cards there is no row. */
export const None: Story = {
  args: { children: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('group', { name: 'Slides' })).toBeNull()
    await expect(canvas.getByRole('heading')).toBeVisible()
  },
}

export const One: Story = {
  args: { children: cards(clients.slice(0, 1)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(slides(canvas)).toHaveLength(1)
    await expect(row(canvas).scrollWidth).toBe(row(canvas).clientWidth)
  },
}

/** All on one page: no other page and no tab stop. */
export const ThreeOfThree: Story = {
  args: { children: cards(clients.slice(0, 3)) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(row(canvas)).not.toHaveAttribute('tabindex'))
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(slides(canvas).some((slide) => slide.inert)).toBe(false)
  },
}

/** Cards are added and removed: the page always exists. */
export const CardsChange: Story = {
  tags: ['!dev'],
  render: function Render(args) {
    const [count, setCount] = useState(4)
    return (
      <>
        <Carousel {...args}>{cards(clients.slice(0, count))}</Carousel>
        <button type="button" onClick={() => setCount((now) => (now === 4 ? 2 : 4))}>
          Change
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await live(canvas)
    await userEvent.click(button(canvas, 'Next'))
    await expectPage(canvas, '2/2', [3])
    await userEvent.click(canvas.getByText('Change'))
    await waitFor(() => expect(slides(canvas).map((slide) => slide.inert)).toEqual([false, false]))
    await userEvent.click(canvas.getByText('Change'))
    await expectPage(canvas, '2/2', [3])
  },
}

/** Before hydration it is a scroll container in which every card is reachable; its scroll position becomes the page. */
export const ScrolledBeforeHydration: Story = {
  tags: ['!dev'],
  globals: mobile,
  render: () => <div data-testid="page" />,
  play: async ({ args, canvas }) => {
    const page: HTMLElement = canvas.getByTestId('page')
    const complaints = await hydrateAfter(page, <Carousel {...args} />, async () => {
      await expect(canvas.queryByRole('button')).toBeNull()
      await expect(slides(canvas).some((slide) => slide.inert)).toBe(false)
      await expect(row(canvas).scrollWidth).toBeGreaterThan(row(canvas).clientWidth * 3)
      row(canvas).scrollTo({ left: row(canvas).clientWidth * 2 + 48, behavior: 'instant' })
    })
    await expect(complaints).toEqual([])
    await live(canvas)
    await expectPage(canvas, '3/4', [2])
    await userEvent.click(button(canvas, 'Previous'))
    await expectPage(canvas, '2/4', [1])
  },
}

const entrances = (canvas: Canvas) =>
  slides(canvas).map((slide) => {
    const { animationName, animationDelay } = getComputedStyle(slide)
    return animationName === 'none' ? 'none' : animationDelay
  })
const belowTheFold = (Story: () => ReactNode) => <div style={{ paddingBlock: '120vh 50vh' }}>{Story()}</div>

/** Below the fold: "Entrance animation is staggered", once, as it comes into view. */
export const Entrance: Story = {
  tags: ['!dev', 'motion'],
  decorators: [belowTheFold],
  play: async ({ canvas }) => {
    await live(canvas)
    await expect(entrances(canvas)).toEqual(['none', 'none', 'none', 'none'])
    row(canvas).scrollIntoView({ behavior: 'instant', block: 'center' })
    await waitFor(() => expect(entrances(canvas)).toEqual(['0s', '0.07s', '0.14s', '0s']))
    await Promise.all(
      slides(canvas).flatMap((slide) => slide.getAnimations().map(({ finished }) => finished)),
    )
  },
}

/** "… and skipped when reduced motion is preferred." */
export const EntranceSkipped: Story = {
  tags: ['!dev'],
  decorators: [belowTheFold],
  beforeEach: () => {
    const matchMedia = window.matchMedia.bind(window)
    const preferringReducedMotion = (query: string) => (query === media.reducedMotion ? 'all' : query)
    const spy = spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia(preferringReducedMotion(query)),
    )
    return () => spy.mockRestore()
  },
  play: async ({ canvas }) => {
    await live(canvas)
    const seen = Promise.withResolvers<void>()
    new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && seen.resolve(),
    ).observe(row(canvas))
    row(canvas).scrollIntoView({ behavior: 'instant', block: 'center' })
    await seen.promise
    await expect(entrances(canvas)).toEqual(['none', 'none', 'none', 'none'])
  },
}

const inHindi = {
  lang: 'hi',
  content: 'पहले जीएसटी हर महीने की घबराहट थी। अब एक संदेश आता है कि काम हो गया।',
  name: 'क्षितिज श्रीवास्तव',
  role: 'मालिक, मिठाई की दुकान',
  company: 'गुलमोहर स्वीट्स, मैसूरु',
  rating: 4.5,
}

/** A name of 90 characters, a quote of 20,000, and Hindi beside them. */
export const LongWords: Story = {
  args: {
    children: cards([
      long,
      inHindi,
      {
        ...clients[2]!,
        name: 'Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayanan Krishnamurthy Ranganathaswamy Iyer',
      },
      clients[3]!,
    ]),
  },
}
