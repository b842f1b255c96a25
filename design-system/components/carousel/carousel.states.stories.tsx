import type { Meta, StoryObj } from '@storybook/react-vite'
import { Carousel } from './index.ts'
import { carouselMachine, type CarouselContext } from './carousel.machine.ts'
import { cards, clients, SampleHeading } from './carousel.samples.tsx'

interface Args {
  value: Parameters<typeof carouselMachine.resolveState>[0]['value']
  context?: Partial<CarouselContext>
}

const atRest = { cards: 4, cardsPerPage: 3, index: 0, anchor: 0, scrolledTo: null, isTurned: false }

const meta = {
  title: 'Content/Carousel/States',
  tags: ['!autodocs'],
  render: ({ value, context }: Args) => (
    <Carousel
      label="Client Testimonials"
      heading={<SampleHeading />}
      snapshot={carouselMachine.resolveState({ value, context: { ...atRest, ...context } })}
    >
      {cards(clients)}
    </Carousel>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const resting = { live: { paging: 'resting', entrance: 'over' } } as const

/** Before hydration: a row that scrolls, without buttons. */
export const Prerendered: Story = { args: { value: 'prerendered', context: { cardsPerPage: 1 } } }

/** On the first page. */
export const Resting: Story = { args: { value: resting } }

/** On the last page, after a turn: one card of three. */
export const RestingOnTheLastPage: Story = {
  args: { value: resting, context: { index: 1, anchor: 3, isTurned: true } },
}

/** On its way to another page, by a turn or under a finger. */
export const Moving: Story = {
  args: {
    value: { live: { paging: 'moving', entrance: 'over' } },
    context: { index: 1, anchor: 3, scrolledTo: 0, isTurned: true },
  },
}

/** Not yet in view. */
export const EntranceWaiting: Story = {
  args: { value: { live: { paging: 'resting', entrance: 'waiting' } } },
}

/** Coming into view: the cards enter one after another. */
export const EntrancePlaying: Story = {
  args: { value: { live: { paging: 'resting', entrance: 'playing' } } },
  play: async ({ canvasElement }) => {
    await Promise.all(canvasElement.getAnimations({ subtree: true }).map(({ finished }) => finished))
  },
}

export const RestingOnMobile: Story = {
  args: { value: resting, context: { cardsPerPage: 1, index: 2, anchor: 2 } },
  globals: { viewport: { value: 'mobile' } },
}
