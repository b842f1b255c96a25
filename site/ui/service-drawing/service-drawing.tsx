import type { ReactNode } from 'react'
import type { services } from '../../content/services.ts'
import * as css from './service-drawing.css.ts'

type Slug = (typeof services)[number]['slug']

/** Ruled lines of writing, 9 apart. */
const Lines = ({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) =>
  widths.map((width, line) => <path key={line} className={css.line} d={`M${x} ${y + line * 9}h${width}`} />)

/** The double line beside the margin of an account book. */
const Margin = ({ x, from, to }: { x: number; from: number; to: number }) => (
  <path className={css.accent} d={`M${x} ${from}V${to}M${x + 4} ${from}V${to}`} />
)

const drawings: Readonly<Record<Slug, ReactNode>> = {
  // Both regimes as two leaves, one of them ticked.
  'tax-filing': (
    <>
      <path className={css.paper} d="M18 24h44v74H18z" />
      <Lines x={26} y={38} widths={[28, 20, 28, 24]} />
      <path className={css.paper} d="M52 14h52v80H52z" />
      <Margin x={62} from={14} to={94} />
      <Lines x={74} y={30} widths={[22, 16, 22, 18]} />
      <path className={css.mark} d="m72 74 8 8 16-18" />
    </>
  ),
  // An invoice in two halves of equal tax, torn along its perforation.
  'gst-filing': (
    <>
      <path className={css.paper} d="M22 14h76v92l-9.5-7-9.5 7-9.5-7-9.5 7-9.5-7-9.5 7-9.5-7-9.5 7z" />
      <path className={css.accent} d="M22 32h76" />
      <Lines x={32} y={44} widths={[30, 24]} />
      <path className={css.perforation} d="M60 62v32" />
      <path className={css.mark} d="M34 68h18v18H34zM68 68h18v18H68z" />
      <path className={css.line} d="M22 62h76" />
    </>
  ),
  // A wage envelope, with the slip drawn out of it.
  'payroll-hr': (
    <>
      <path className={css.paper} d="M32 12h56v60H32z" />
      <Margin x={42} from={12} to={72} />
      <Lines x={54} y={26} widths={[24, 18, 24]} />
      <path className={css.paper} d="M16 50h88v56H16z" />
      <path className={css.ink} d="m16 50 44 30 44-30" />
      <circle className={css.seal} cx="60" cy="80" r="7" />
    </>
  ),
  // A company's document under its common seal.
  'corporate-tax': (
    <>
      <path className={css.paper} d="M24 12h60l12 12v84H24z" />
      <path className={css.ink} d="M84 12v12h12" />
      <Lines x={36} y={32} widths={[36, 46, 40, 46]} />
      <path className={css.mark} d="m68 92-4 18 10-6 10 6-4-18" />
      <circle className={css.seal} cx="74" cy="82" r="14" />
      <circle className={css.ring} cx="74" cy="82" r="9" />
    </>
  ),
  // The bahi-khata: a cloth-bound book, sewn along its spine and tied with a thread.
  bookkeeping: (
    <>
      <path className={css.paper} d="M16 22h92v82H16z" />
      <path className={css.cloth} d="M12 14h92v82H12z" />
      <path className={css.stitches} d="M22 20v70M27 24v66" />
      <path className={css.paper} d="M42 26h48v26H42z" />
      <Lines x={50} y={35} widths={[32, 22]} />
      <path className={css.mark} d="M12 70h92M12 74h92" />
      <path className={css.mark} d="M84 72c4-10 14-4 4 0m-4 0c-8-4-10 8-2 4l-4 14m6-18 8 16" />
    </>
  ),
  // A shop with its new board.
  'business-registration': (
    <>
      <path className={css.paper} d="M20 44h80v62H20z" />
      <path className={css.cloth} d="M14 18h92v20H14z" />
      <path className={css.mark} d="M30 28h60" />
      <path
        className={css.ink}
        d="M14 38c0 12 18 12 18 0 0 12 19 12 19 0 0 12 18 12 18 0 0 12 19 12 19 0 0 12 18 12 18 0"
      />
      <path className={css.ink} d="M54 106V66h34v40M54 76h34M54 86h34M54 96h34" />
      <path className={css.line} d="M28 66h16v18H28z" />
    </>
  ),
}

interface ServiceDrawingProps {
  slug: Slug
  /** `large` is 13rem wide and hidden on a phone; `small` is 3.5rem wide, 2.5rem on a phone. @default 'large' */
  size?: 'large' | 'small'
}

/** A drawing of the service: beside its heading, without a word that the heading does not say. */
export const ServiceDrawing = ({ slug, size = 'large' }: ServiceDrawingProps) => (
  <svg className={size === 'small' ? css.small : css.large} viewBox="0 0 120 120" aria-hidden="true">
    {drawings[slug]}
  </svg>
)
