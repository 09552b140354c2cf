// The door to this room: plans (files of the same tables) and plan-page (the rendered page) both come through here,
// so that one plan has the same values whichever way it was read.
import { Injectable } from '@nestjs/common';
import { readPlanPage } from './page-reader';
import type { PlanPage } from './plan-sections';
import { planValues, type PlanValues } from './plan-values';

@Injectable()
export class PlanPageValuesService {
  /** @param html a Plan Compare page after its script ran; no sections = it did not show a plan */
  readPage(html: string): PlanPage {
    return readPlanPage(html);
  }

  valuesOf(page: PlanPage): PlanValues {
    return planValues(page);
  }
}
