import type { Meta, StoryObj } from '@storybook/react-vite'
import { cardsThatFit } from './carousel.actors.ts'
import { cards, clients, SampleHeading } from './carousel.samples.tsx'
import { carouselStates } from './carousel.states.ts'
import { Carousel } from './index.ts'
import { firstCardOf, pageCount } from './pages.ts'

interface Args {
  state: string
}

/** The state in this window: its last page depends on how many cards fit. */
function frozen(state: string) {
  const { context } = carouselStates.frozen(state)
  const cardsPerPage = cardsThatFit()
  const last = pageCount(context.cards, cardsPerPage) - 1
  const index = context.index && last
  const scrolledTo = context.scrolledTo && last
  return carouselStates.frozen(state, {
    ...(state !== 'prerendered' && {
      cardsPerPage,
      index,
      anchor: firstCardOf(index, cardsPerPage),
      scrolledTo,
    }),
  })
}

const meta = {
  title: 'Content/Carousel/States',
  tags: ['!autodocs'],
  render: ({ state }: Args) => (
    <Carousel label="Client Testimonials" heading={<SampleHeading />} snapshot={frozen(state)}>
      {cards(clients)}
    </Carousel>
  ),
  // Axe checks colours only after the entrance animation.
  play: async ({ canvasElement }) => {
    await Promise.all(canvasElement.getAnimations({ subtree: true }).map(({ finished }) => finished))
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** Server-rendered: a scroll container without buttons. */
export const Prerendered: Story = { args: { state: 'prerendered' } }

/** Below the fold, on the first page. */
export const LivePagingRestingEntranceWaiting: Story = {
  args: { state: 'live(paging.resting, entrance.waiting)' },
}

/** In view from the start, or reduced motion preferred: on the first page. */
export const LivePagingRestingEntranceOver: Story = {
  args: { state: 'live(paging.resting, entrance.over)' },
  tags: ['dark', 'mobile'],
}

/** Scrolled into view: its cards animated one after another. */
export const LivePagingRestingEntrancePlaying: Story = {
  args: { state: 'live(paging.resting, entrance.playing)' },
}

/** Turned before it came into view. */
export const LivePagingMovingEntranceWaiting: Story = {
  args: { state: 'live(paging.moving, entrance.waiting)' },
}

/** Scrolling to the last page by a turn, which is announced. */
export const LivePagingMovingEntranceOver: Story = {
  args: { state: 'live(paging.moving, entrance.over)' },
}

/** Swiped to the last page, still scrolling. */
export const LivePagingMovingEntranceOverSwiped: Story = {
  args: { state: 'live(paging.moving, entrance.over), swiped' },
}

/** Turned during the entrance animation. */
export const LivePagingMovingEntrancePlaying: Story = {
  args: { state: 'live(paging.moving, entrance.playing)' },
}

/** The last page, with one card of three. */
export const LivePagingRestingEntranceOverLastPage: Story = {
  args: { state: 'live(paging.resting, entrance.over), last page' },
  tags: ['rtl', 'forced-colors'],
}
