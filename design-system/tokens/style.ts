import { style, type StyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

type LayerName = keyof typeof layers

/** A rule wrapped in one cascade layer, for `globalStyle` and `styleVariants`. */
export const inLayer = (layer: LayerName, rule: StyleRule) =>
  ({ '@layer': { [layers[layer]]: rule } }) as StyleRule

type Composable = StyleRule | string
const wrap = (layer: LayerName, rule: Composable | Composable[]) =>
  style(
    (Array.isArray(rule) ? rule : [rule]).map((part) =>
      typeof part === 'string' ? part : inLayer(layer, part),
    ),
  )

/**
 * A distance beside text. Where large text meets a narrow window it gives way to the words, down to a twentieth of the
 * window; at the default text size it is whole from 340 px up.
 *
 * @param distance at most 1.75 rem
 */
export const besideText = (distance: string) => `clamp(min(${distance}, 5vw), 20vw - 2.5rem, ${distance})`

/** A class of a design system component. */
export const componentStyle = (rule: Composable | Composable[]) => wrap('component', rule)

/** A class of a page's layout; it wins over the components it places. */
export const pageStyle = (rule: Composable | Composable[]) => wrap('page', rule)

/** One class for each key, each in the component layer. */
export const componentVariants = <Key extends string>(
  rules: Record<Key, Composable | Composable[]>,
): Record<Key, string> =>
  Object.fromEntries(
    Object.entries<Composable | Composable[]>(rules).map(([key, rule]) => [key, componentStyle(rule)]),
  ) as Record<Key, string>
