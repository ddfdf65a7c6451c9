import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { Description } from '../../../shared/description.js';
import { IsLine } from '../../../shared/text.js';
import { MOMENTS, type VisitPhotograph } from './visit-photograph.entity.js';

/** What a phone says of a photograph. */
export class PhotographQuery {
  @Description('The id of the line that it shows.')
  @IsOptional()
  @IsUUID()
  line?: string;

  @Description('When it was taken, before or after the work; left out: a detail of the place.')
  @IsOptional()
  @IsIn(MOMENTS)
  moment?: VisitPhotograph['moment'];

  @Description('At most 200 characters.')
  @IsOptional()
  @IsLine(0, 200)
  caption?: string;
}
