import { Component, type ComponentChild, type FunctionComponent } from "preact";

function differ(one: object, other: object): boolean {
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length !== others.length ||
    names.some((name) => !(name in other) || one[name as keyof object] !== other[name as keyof object])
  );
}

/**
 * A component that is drawn anew only when it is given something else, or when a signal or a context that it reads has
 * changed: most of a board stays as it is from one position to the next.
 */
export function kept<Props extends object>(draw: (props: Props) => ComponentChild): FunctionComponent<Props> {
  class Kept extends Component<Props> {
    static override displayName = draw.name;

    // A signal that has changed makes a state of its own, though an empty one.
    override shouldComponentUpdate(props: Props, state: object): boolean {
      return state !== this.state || differ(this.props, props);
    }

    override render(): ComponentChild {
      return draw(this.props);
    }
  }
  // Whoever uses it need not know that it is a class.
  return Kept as unknown as FunctionComponent<Props>;
}
