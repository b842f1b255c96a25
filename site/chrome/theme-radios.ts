import { chosenTheme, subscribeToTheme } from './theme-choice.ts'

/** Marks the chosen theme in the footer's switch, which itself comes with the first touch. */
export function markChosenTheme(): void {
  const mark = () => {
    const choice = document.querySelector<HTMLInputElement>(
      `footer input[type=radio][value=${chosenTheme()}]`,
    )
    if (choice) choice.checked = true
  }
  mark()
  subscribeToTheme(mark)
}
