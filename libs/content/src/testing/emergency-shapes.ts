// The shapes of emergency-kits.json and emergency-plan.json.
import {
  type EmergencyKits,
  type Kit,
  KIT_IDS,
  type KitGroup,
  type KitItem,
  PRIORITIES,
} from '../emergency/emergency-kits';
import type { EmergencyPlan, PlanSource, PlanStep } from '../emergency/emergency-plan';
import { bilingual, day, id, listOf, objectOf, oneOf, orNull, text, webAddress } from './shape';

const group = objectOf<KitGroup>({
  id,
  name: bilingual,
  fact: text,
  items: listOf(
    objectOf<KitItem>({ id, priority: oneOf(...PRIORITIES), name: bilingual, description: orNull(bilingual) }),
  ),
});

export const emergencyKits = objectOf<EmergencyKits>({
  checkedOn: day,
  kits: listOf(objectOf<Kit>({ id: oneOf(...KIT_IDS), name: bilingual, groups: listOf(group) })),
});

const step = objectOf<PlanStep>({ id, title: bilingual, fact: text, points: listOf(bilingual) });

export const emergencyPlan = objectOf<EmergencyPlan>({
  checkedOn: day,
  steps: listOf(step),
  tips: listOf(step),
  sources: listOf(
    objectOf<PlanSource>({
      publisher: bilingual,
      title: bilingual,
      url: webAddress,
      verified: oneOf('live', 'stored-copy', 'second-hand'),
    }),
  ),
});
