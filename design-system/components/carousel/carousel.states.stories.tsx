import type { Meta, StoryObj } from '@storybook/react-vite'
import { cardsThatFit } from './carousel.actors.ts'
import { cards, clients, SampleHeading } from './carousel.samples.tsx'
import { carouselStates } from './carousel.states.ts'
import { Carousel } from './index.ts'
import { firstCardOf, pageCount } from './pages.ts'

interface Args {
  state: string
}

/** The state as it is in this window: its last page is the last of as many cards as fit. */
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
  // A card that still enters has not the colours yet that are checked.
  play: async ({ canvasElement }) => {
    await Promise.all(canvasElement.getAnimations({ subtree: true }).map(({ finished }) => finished))
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** As the server sends it: a row that scrolls, without buttons. */
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

/** Come into view: its cards entered one after another. */
export const LivePagingRestingEntrancePlaying: Story = {
  args: { state: 'live(paging.resting, entrance.playing)' },
}

/** Turned before it came into view. */
export const LivePagingMovingEntranceWaiting: Story = {
  args: { state: 'live(paging.moving, entrance.waiting)' },
}

/** On its way to the last page by a turn, which is announced. */
export const LivePagingMovingEntranceOver: Story = {
  args: { state: 'live(paging.moving, entrance.over)' },
}

/** Scrolled to the last page, and not yet at rest there. */
export const LivePagingMovingEntranceOverSwiped: Story = {
  args: { state: 'live(paging.moving, entrance.over), swiped' },
}

/** Turned while its cards enter. */
export const LivePagingMovingEntrancePlaying: Story = {
  args: { state: 'live(paging.moving, entrance.playing)' },
}

/** The last page, with one card of three. */
export const LivePagingRestingEntranceOverLastPage: Story = {
  args: { state: 'live(paging.resting, entrance.over), last page' },
  tags: ['rtl', 'forced-colors'],
}
