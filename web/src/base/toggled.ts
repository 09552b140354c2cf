/** One more at the end, or one less. */
export const toggled = <Id>(chosen: readonly Id[], id: Id): Id[] =>
  chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
