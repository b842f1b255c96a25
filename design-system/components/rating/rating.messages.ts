/** The words of ratings, given or shown. */
export const ratingMessages = {
  /** One score among those that can be given, as it is announced. */
  score: (score: number, highest: number, label: string) => `${score} of ${highest}, ${label}`,
  /** A rating that is shown, as it is announced. */
  rated: (value: number, highest: number) => `${value} of ${highest}`,
}
