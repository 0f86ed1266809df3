-- What is assumed for the lines of a list that describe a passive part and leave something out. Lists that were there before
-- assume what is usual from the next matching on.
update bom set settings = '{"gradeDielectric": "usual", "gradeVoltage": "usual", "gradeTolerance": "usual",
  "voltageMargin": "none"}'::jsonb || settings
where jsonb_typeof(settings) = 'object';
