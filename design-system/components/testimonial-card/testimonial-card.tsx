import type { ToggleEvent } from 'react'
import { Avatar, type AvatarTone } from '../avatar/index.ts'
import { Badge } from '../badge/index.ts'
import { useMessages } from '../messages/index.ts'
import { StarRating } from '../rating/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { foldQuote } from './fold-quote.ts'
import { testimonialCardMessages } from './testimonial-card.messages.ts'
import * as css from './testimonial-card.css.ts'

export interface TestimonialCardProps {
  /** The quote. Line breaks are preserved; the rest of a long quote is collapsed under "Read more". */
  content: string
  name: string
  /** The client's role, such as "Owner, sweet shop". */
  role: string
  company: string
  /** URL of the client's picture, square. Without it, or if it fails, a circle with initials. */
  image?: string
  /** Colour of the circle. @default 'blue' */
  bgColor?: AvatarTone
  /** Letters in the circle. @default the first letter of each word of the name */
  initial?: string
  /** 0 to 5, with fractions. */
  rating: number
  /** Highlights the review: a badge and an accent border at the start. @default false */
  featured?: boolean
  /** Language of the quote and of the client's details, as a BCP 47 tag. @default that of the page */
  lang?: string
}

const STARS = 5

/** A client's quote with name and role. Cards of a row have equal height and aligned footers. */
export function TestimonialCard({
  content,
  name,
  rating,
  featured = false,
  lang,
  ...client
}: TestimonialCardProps) {
  const words = useMessages('testimonialCard', testimonialCardMessages)
  return (
    <figure className={featured ? `${css.testimonial} ${css.featured}` : css.testimonial}>
      <div className={css.review}>
        {featured && <Badge>{words.featured}</Badge>}
        <StarRating value={rating} highest={STARS} />
        <Quote content={content} name={name} lang={lang} words={words} />
      </div>
      <figcaption className={css.client} lang={lang}>
        <Avatar name={name} initials={client.initial} image={client.image} tone={client.bgColor} />
        <div className={css.who}>
          <p className={css.name}>{name}</p>
          <p className={css.affiliation}>{client.role}</p>
          <p className={css.affiliation}>{client.company}</p>
        </div>
      </figcaption>
    </figure>
  )
}

interface QuoteProps extends Pick<TestimonialCardProps, 'content' | 'name' | 'lang'> {
  words: typeof testimonialCardMessages
}

/** A native disclosure: it expands before hydration, and when find-in-page matches its content. */
function Quote({ content, name, lang, words }: QuoteProps) {
  const { shown, rest } = foldQuote(content)
  // Collapsing a long quote from its end would leave the viewport far below the card.
  const keepInView = ({ currentTarget, newState }: ToggleEvent<HTMLDetailsElement>) => {
    if (newState === 'closed') currentTarget.scrollIntoView({ block: 'nearest' })
  }
  return (
    <blockquote className={css.quote}>
      <p className={css.shown} lang={lang}>
        {shown}
      </p>
      {rest && (
        <details className={css.more} onToggle={keepInView}>
          <summary className={css.toggle}>
            <span className={css.whenFolded}>{words.readMore}</span>
            <span className={css.whenUnfolded}>{words.readLess}</span>
            <VisuallyHidden> {words.reviewBy(name)}</VisuallyHidden>
          </summary>
          <p className={css.rest} lang={lang}>
            {rest}
          </p>
        </details>
      )}
    </blockquote>
  )
}
