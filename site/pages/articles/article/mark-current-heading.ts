/** Root margin: a heading counts as current in the upper third of the viewport. */
const ROOT_MARGIN = '0px 0px -66% 0px'

/**
 * Marks the current heading in the contents of an article. Returns a function that stops; undefined without contents.
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
  const observer = new IntersectionObserver(mark, { rootMargin: ROOT_MARGIN })
  for (const { heading } of places) observer.observe(heading)
  // A jump from one place without a heading in view to another is no intersection: from the end to the start.
  addEventListener('scrollend', mark)
  return () => {
    observer.disconnect()
    removeEventListener('scrollend', mark)
  }
}
