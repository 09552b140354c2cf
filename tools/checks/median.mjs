/** The upper one of two in the middle; 0 of none. @param {readonly number[]} numbers */
export const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
