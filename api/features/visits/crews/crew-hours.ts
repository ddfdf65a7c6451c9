import { IsInt, Max, Min } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

const MINUTES_OF_DAY = 1440;

/** Declares a field of minutes after midnight on a Polish clock. */
const Clock: PropertyDecorator = (target, property) => {
  Field(() => Int, { description: 'Minutes after midnight on a Polish clock: 0-1440.' })(
    target,
    property,
  );
  for (const rule of [IsInt(), Min(0), Max(MINUTES_OF_DAY)]) rule(target, property);
};

@ObjectType({ simpleResolvers: true })
@InputType('CrewHoursInput')
export class CrewHours {
  @Field(() => Int, { description: '1 is Monday, 7 is Sunday.' })
  @IsInt()
  @Min(1)
  @Max(7)
  weekday!: number;

  @Clock
  from!: number;

  @Clock
  until!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A break of so many minutes between these times.',
})
@InputType('CrewLunchInput')
export class CrewLunch {
  @Clock
  from!: number;

  @Clock
  until!: number;

  @Field(() => Int, { description: 'How long the break is: 15-120.' })
  @IsInt()
  @Min(15)
  @Max(120)
  minutes!: number;
}
