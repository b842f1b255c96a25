/** Time as the firm reads it. */
const timeZone = 'Asia/Kolkata'

const date = new Intl.DateTimeFormat('en-IN', {
  timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

const time = new Intl.DateTimeFormat('en-IN', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true })

/** `Fri, 20 November 2026, 2:00 pm IST`, from an instant in UTC. */
export function inIndia(instant: string): string {
  const at = new Date(instant)
  return `${date.format(at)}, ${time.format(at)} IST`
}
