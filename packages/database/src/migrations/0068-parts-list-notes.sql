-- What was found for lines says in what they contradict it, and what was assumed where they say nothing. Matches that were
-- kept before say neither.
update bom_line set match = match || '{"differences": [], "assumed": []}'::jsonb
where jsonb_typeof(match) = 'object';
