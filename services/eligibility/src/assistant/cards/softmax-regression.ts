// Softmax regression over sparse features by stochastic gradient descent, begun from the log odds of naive Bayes. A step leaves out
// some features at random (dropout), so that nothing hangs on one word. A feature has weights only for the classes in which it
// occurs, or for all when these are many. Deterministic: the order of samples and what is left out come from a fixed seed.

/** A text as numbers: its class and its features are named by their index. */
export interface Sample {
  label: number;
  features: Int32Array;
}

/** How to train: passes over the samples, and the share of the features that a step leaves out. */
export interface Plan {
  epochs: number;
  dropout: number;
}

/** Flat in memory, because training reads all of it millions of times: feature f has the entries from starts[f] up to starts[f + 1]. */
export interface Regression {
  starts: Uint32Array;
  /** The class of each entry, ascending within a feature. */
  labels: Uint16Array;
  /** The weight of each entry. */
  weights: Float32Array;
  /** Of each feature: inverse document frequency times the weight of its kind. */
  values: Float32Array;
}

const FIRST_RATE = 4;
const RATE_DECAY = 0.2;
/** Share of naive Bayes in the first weights. */
const BAYES_SHARE = 0.5;
/** Keeps log odds finite for features of one class. */
const SMOOTHING = 0.002;
/** Features of one text teach little and are three of five. */
const MIN_TEXTS = 2;
/** A feature of so many classes has a weight for every one: found by its place, it is read and corrected without a search. */
const MANY_CLASSES = 300;
/** Smaller errors change no weight that matters; most classes have one. */
const MIN_ERROR = 0.001;
const SEED = 20_261_128;

/** A linear congruential generator: the same numbers from 0 to 1 on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x7fff_ffff;
  };
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index--) {
    const other = Math.floor(random() * index);
    [items[index], items[other]] = [items[other]!, items[index]!];
  }
}

/** Counting sort: for each feature f the classes of its texts, ascending, from starts[f] up to starts[f + 1]. */
function labelsByFeature(samples: readonly Sample[], featureCount: number): Pick<Regression, 'starts' | 'labels'> {
  const starts = new Uint32Array(featureCount + 1);
  for (const { features } of samples) for (const feature of features) starts[feature + 1]! += 1;
  for (let feature = 0; feature < featureCount; feature++) starts[feature + 1]! += starts[feature]!;
  const labels = new Uint16Array(starts[featureCount]!);
  const next = starts.slice();
  for (const { label, features } of [...samples].sort((one, other) => one.label - other.label))
    for (const feature of features) labels[next[feature]!++] = label;
  return { starts, labels };
}

/** @returns the texts of each class in which a feature occurs, or of all classes when these are many */
function countsOf(labels: Uint16Array, classCount: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  if (counts.size < MANY_CLASSES) return counts;
  return new Map(Array.from({ length: classCount }, (_, label) => [label, counts.get(label) ?? 0]));
}

/** @param kinds the weight of each feature's kind */
function naiveBayes(samples: readonly Sample[], sizes: readonly number[], kinds: Float32Array): Regression {
  const texts = labelsByFeature(samples, kinds.length);
  const starts = new Uint32Array(kinds.length + 1);
  const values = new Float32Array(kinds.length);
  const [labels, weights]: [number[], number[]] = [[], []];
  for (let feature = 0; feature < kinds.length; feature++) {
    const its = texts.labels.subarray(texts.starts[feature], texts.starts[feature + 1]);
    for (const [label, count] of its.length < MIN_TEXTS ? [] : countsOf(its, sizes.length)) {
      const inside = count / sizes[label]! + SMOOTHING;
      const outside = (its.length - count + 0.5) / (samples.length - sizes[label]!) + SMOOTHING;
      labels.push(label);
      weights.push(Math.max(0, Math.log(inside / outside)) * BAYES_SHARE);
    }
    values[feature] = Math.log((samples.length + 1) / (its.length + 1)) * kinds[feature]!;
    starts[feature + 1] = labels.length;
  }
  return { starts, labels: Uint16Array.from(labels), weights: Float32Array.from(weights), values };
}

/** Turns the sum of each class into its probability. */
export function softmax(sums: Float64Array): void {
  let highest = -Infinity;
  for (let at = 0; at < sums.length; at++) if (sums[at]! > highest) highest = sums[at]!;
  let whole = 0;
  for (let at = 0; at < sums.length; at++) whole += sums[at] = Math.exp(sums[at]! - highest);
  for (let at = 0; at < sums.length; at++) sums[at]! /= whole;
}

/** Turns sums into the errors of a sample: the probability of each class, less 1 for its own. Small ones become 0. @returns the classes of the others */
function errorsOf(sums: Float64Array, label: number): number[] {
  softmax(sums);
  sums[label]! -= 1;
  const large: number[] = [];
  for (let at = 0; at < sums.length; at++)
    if (Math.abs(sums[at]!) < MIN_ERROR) sums[at] = 0;
    else large.push(at);
  return large;
}

function addWeights({ starts, labels, weights }: Regression, feature: number, share: number, sums: Float64Array): void {
  const [start, end] = [starts[feature]!, starts[feature + 1]!];
  if (end - start === sums.length) for (let at = 0; at < sums.length; at++) sums[at]! += weights[start + at]! * share;
  else for (let at = start; at < end; at++) sums[labels[at]!]! += weights[at]! * share;
}

/** One step of a feature against the gradient of the log loss. */
function correct(
  regression: Regression,
  feature: number,
  step: number,
  errors: Float64Array,
  large: readonly number[],
): void {
  const { starts, labels, weights } = regression;
  const [start, end] = [starts[feature]!, starts[feature + 1]!];
  if (end - start === errors.length) for (const label of large) weights[start + label]! -= step * errors[label]!;
  else for (let at = start; at < end; at++) weights[at]! -= step * errors[labels[at]!]!;
}

function learn(regression: Regression, { label, features }: Sample, rate: number, sums: Float64Array): void {
  const { values } = regression;
  const length = Math.sqrt(features.reduce((sum, feature) => sum + values[feature]! ** 2, 0)) || 1;
  sums.fill(0);
  for (const feature of features) addWeights(regression, feature, values[feature]! / length, sums);
  const large = errorsOf(sums, label);
  for (const feature of features) correct(regression, feature, (rate * values[feature]!) / length, sums, large);
}

/**
 * @param rates of each class, times the learning rate
 * @param kinds the weight of each feature's kind; their number is that of the features
 */
export function trainRegression(
  samples: readonly Sample[],
  rates: readonly number[],
  kinds: Float32Array,
  { epochs, dropout }: Plan,
): Regression {
  const sizes = rates.map((_, label) => samples.filter((sample) => sample.label === label).length || 1);
  const regression = naiveBayes(samples, sizes, kinds);
  const isKept = (feature: number): boolean => regression.starts[feature]! < regression.starts[feature + 1]!;
  const order = samples.map(({ label, features }) => ({ label, features: features.filter(isKept) }));
  const random = randomFrom(SEED);
  const sums = new Float64Array(rates.length);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = FIRST_RATE / (1 + epoch * RATE_DECAY);
    shuffle(order, random);
    for (const { label, features } of order) {
      const kept = features.filter(() => random() >= dropout);
      learn(regression, { label, features: kept }, rate * rates[label]!, sums);
    }
  }
  return regression;
}
