/** Messages of `Rating` and `StarRating`. */
export const ratingMessages = {
  /** Accessible name of an option. */
  score: (score: number, highest: number, label: string) => `${score} of ${highest}, ${label}`,
  /** Accessible name of a displayed rating. */
  rated: (value: number, highest: number) => `${value} of ${highest}`,
}
