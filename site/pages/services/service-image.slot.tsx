import { serviceImageRule } from '@anupalan/server/contract/service-images/rules'
import * as css from './services.css.ts'

export const values = ['avif', 'webp', 'src', 'alt'] as const

/** As wide as the style, in the unit that `sizes` of responsive images accepts. */
const SIZES = '18rem'

/** The picture of a service, beside its heading. `avif` and `webp` are candidates as in `srcset`. */
export default function ServiceImage({ avif, webp, src, alt }: Record<(typeof values)[number], string>) {
  return (
    <picture className={css.picture}>
      <source type="image/avif" srcSet={avif} sizes={SIZES} />
      <source type="image/webp" srcSet={webp} sizes={SIZES} />
      <img
        className={css.image}
        src={src}
        alt={alt}
        width={serviceImageRule.minWidth}
        height={serviceImageRule.minHeight}
        // Not loaded on phones, where it has no box.
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
