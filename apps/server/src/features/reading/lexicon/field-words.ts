/** What the fields of study and their families are called in running text, beside the columns' words. */
export const FIELDS: Readonly<Record<string, string>> = {
  stem: 'stem|stem field|steam field|science technology engineering and mathematics|science technology engineering or mathematics|science technology engineering and math|science technology engineering or math|science technology engineering mathematics|stem related field|stem discipline|stem subject',
  health_professions:
    'health profession|healthcare|health care|allied health|medical field|health field|health related field|health care field|healthcare field|health care profession|healthcare profession|medical profession|health careers|health related profession|health related',
  creative_arts:
    'the arts|creative arts|fine arts|visual and performing arts|visual or performing arts',
  humanities: 'humanities',
  social_sciences: 'social science|social sciences',
  accounting_and_finance:
    'accounting|finance|actuarial science|banking|accountancy|financial planning|taxation|auditing|financial services',
  agriculture:
    'agriculture|agricultural science|agribusiness|horticulture|animal science|food science|agronomy|forestry|floriculture|agricultural education|agricultural business|agricultural economics|crop science|soil science|turfgrass management|poultry science|dairy science|viticulture|plant science|ranching|farming|agricultural engineering technology',
  architecture:
    'architecture|interior design|landscape architecture|landscape design|urban planning|interior architecture|city planning',
  art_and_design:
    'art|design|graphic design|visual art|visual arts|fine art|studio art|fashion|fashion design|photography|animation|industrial design|illustration|art education|art history',
  aviation:
    'aviation|flight training|aeronautics|aviation maintenance|professional pilot|air traffic control|aviation management|flight technology',
  biology:
    'biology|biological science|biological sciences|life science|life sciences|biochemistry|biotechnology|botany|genetics|microbiology|neuroscience|marine biology|zoology|molecular biology|entomology|biomedical science|biomedical sciences|marine science',
  business:
    'business|business administration|management|marketing|entrepreneurship|human resources|supply chain|supply chain management|real estate|insurance|risk management|business management|logistics|sales|international business|operations management|sports management|business related field|project management',
  chemistry: 'chemistry|chemical science|chemical sciences',
  communications:
    'communications|communication|public relations|advertising|mass communication|mass communications|media studies|communication studies|telecommunications',
  computer_science:
    'computer science|computing|software engineering|data science|artificial intelligence|computer programming|computer engineering|machine learning|software development|computational science|computational or data science|game design|robotics|computer sciences',
  criminal_justice:
    'criminal justice|criminology|law enforcement|forensic science|police science|corrections|homeland security',
  economics: 'economics|agricultural economics|finance or economics',
  education:
    'education|teaching|teacher education|early childhood education|elementary education|special education|secondary education|education field|music education teaching|teacher preparation|physical education|school counseling|field of education',
  engineering:
    'engineering|electrical engineering|mechanical engineering|civil engineering|chemical engineering|aerospace engineering|biomedical engineering|industrial engineering|materials science|engineering technology|environmental engineering|nuclear engineering|petroleum engineering|materials engineering|structural engineering|mining engineering|manufacturing engineering|transportation engineering|welding engineering|optics|photonics|architectural engineering|agricultural engineering|engineering discipline|field of engineering|electronics engineering|marine engineering|ocean engineering|metallurgical engineering|geotechnical engineering|water resources engineering|manufacturing technology|systems engineering|electrical electronics engineering',
  english_and_literature:
    'english|literature|creative writing|english literature|writing|poetry|american literature',
  environmental_science:
    'environmental science|environmental sciences|environmental studies|sustainability|conservation|natural resources|ecology|wildlife science|earth science|earth sciences|geology|geography|oceanography|meteorology|wildlife management|wildlife biology|fisheries|natural resource management|atmospheric science|atmospheric sciences|geoscience|geosciences|hydrology|water resources|environmental policy|marine biology conservation|renewable energy|fish and wildlife',
  health_sciences:
    'health sciences|health science|public health|physical therapy|occupational therapy|dental hygiene|radiology|nutrition|kinesiology|athletic training|health administration|dietetics|exercise science|speech language pathology|speech pathology|audiology|respiratory therapy|radiologic technology|healthcare administration|health care administration|medical laboratory science|medical technology|physician assistant|physical therapist assistant|dental assisting|medical assisting|emergency medical services|paramedicine|communication disorders|health information management|sports medicine|health education|gerontology|health care management|clinical laboratory science|surgical technology',
  history: 'history|museum studies|archaeology|american history|public history',
  hospitality_and_culinary_arts:
    'hospitality|culinary|culinary arts|hospitality management|tourism|food service|hotel management|restaurant management|baking|pastry arts|travel and tourism|hotel and restaurant management|food and beverage|culinary field|foodservice',
  information_technology:
    'information technology|cybersecurity|cyber security|information systems|information security|management information systems|computer information systems|network administration',
  journalism:
    'journalism|broadcasting|broadcast journalism|photojournalism|sports journalism|news media',
  languages:
    'foreign language|foreign languages|linguistics|modern languages|spanish language|classics|asian languages',
  law: 'law|legal studies|pre law|paralegal studies|juris doctor',
  mathematics_and_statistics:
    'mathematics|math|statistics|applied mathematics|biostatistics|maths|mathematical science|mathematical sciences',
  medicine:
    'medicine|pre med|premed|pre medicine|dentistry|osteopathic medicine|optometry|chiropractic|podiatry|dental medicine',
  music:
    'music|music education|music performance|vocal performance|vocal music|instrumental music|music composition|music therapy|music business|choral music',
  nursing:
    'nursing|practical nursing|nursing education|bsn|nurse practitioner|critical care nursing|registered nursing|nurse anesthesia|school of nursing',
  performing_arts:
    'performing arts|theater|theatre|dance|drama|acting|theatre arts|musical theatre|theater arts',
  pharmacy: 'pharmacy|pharmaceutical science|pharmaceutical sciences|pharmd',
  philosophy_and_religion:
    'philosophy|theology|religious studies|divinity|ministry|religion|christian ministry|pastoral ministry',
  physics: 'physics|astronomy|astrophysics|physical science|physical sciences',
  political_science:
    'political science|government|international relations|public policy|public administration|public affairs|international affairs|international studies',
  psychology:
    'psychology|counseling|behavioral science|mental health counseling|behavioral health|mental health|clinical psychology',
  skilled_trades:
    'skilled trades|skilled trade|welding|hvac|plumbing|construction|automotive technology|carpentry|construction management|diesel technology|cosmetology|machining|automotive|automotive repair|building trades|construction trades|diesel mechanics|heating and air conditioning|electrical technology|building construction|construction technology|collision repair|precision machining|vocational trade|trades|construction related field|auto body|barbering',
  social_work: 'social work|human services|social services|social welfare',
  veterinary_medicine:
    'veterinary medicine|veterinary science|pre vet|veterinary technology|veterinary',
}

/** Words that hold a field's name and say something else. */
export const FIELD_TRAPS =
  'pursuing education|pursue education|pursuing an education|pursue an education|pursuing their education|further education|further their education|continue their education|education in|education at|nursing home|music festival|school of business|business owner|small business|family business|business hours|business day|better business bureau|art contest|law school|law degree|community education|education level|higher education|secondary education|post secondary education|postsecondary education|education program|continuing education|college education|department of education|education expenses|educational goal|education requirement|physical education class|general education|education and training|board of education|state of the art|language arts|martial arts|liberal arts college|design team|public service|community service|military history|criminal history|work history|history of|medical history|family history|health insurance|health plan|mental health condition|mental health challenge|health condition|government id|government issued|federal government|state government|student government|insurance company|agriculture teacher|engineering society|marketing purposes|media release|social media|writing sample|writing contest|english proficiency|english language|english class|english teacher|english speaking|english course|written english|in english|time management|money management|communication skill|written communication|environment|environmental quality|science fair|science project|construction company|trade union|trade school|real estate license|law enforcement officer|law enforcement agency|law enforcement official|law enforcement academy|photography release|religion national origin|race religion|religion sex|sports medicine clinic|conservation district|music teacher|financial aid|finance committee|finance your education|education finance|mental health counselor|health care provider|health care worker|healthcare worker|healthcare provider|health care facility|in house counseling|veterinary hospital|medical bill|drama club|art teacher|art class|math class|math teacher|science teacher|science class|college of business|college of engineering|college of nursing|college of education|school of engineering|school of education|college of agriculture|school of law|school of medicine'
