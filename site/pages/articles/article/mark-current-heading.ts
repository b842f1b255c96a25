/** A heading is read from when it is in the upper part of the window. */
const READING = '0px 0px -66% 0px'

/**
 * Marks the place where the reader is, in the contents of an article. Returns how to stop; nothing where there are no
 * contents.
 */
export function markCurrentHeading(root: ParentNode = document): (() => void) | undefined {
  const contents = root.querySelector('nav[data-contents]')
  if (!contents) return undefined
  const places = [...contents.querySelectorAll('a')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    return heading ? [{ link, heading }] : []
  })
  const mark = () => {
    const current = places.findLast(({ heading }) => heading.getBoundingClientRect().top < innerHeight / 3)
    for (const place of places)
      if (place === current) place.link.setAttribute('aria-current', 'location')
      else place.link.removeAttribute('aria-current')
  }
  const observer = new IntersectionObserver(mark, { rootMargin: READING })
  for (const { heading } of places) observer.observe(heading)
  return () => observer.disconnect()
}
